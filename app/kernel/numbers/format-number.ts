/**
 * A number as it is written in Nigeria: "12,040", "1.4". Without `Intl`, which takes a phone a tenth of
 * a second to set up for its first number.
 * @param value of a size that JavaScript writes in plain digits, rounded by the caller
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
