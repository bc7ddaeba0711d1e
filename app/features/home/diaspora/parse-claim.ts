/** Splits a claim such as "300,000+" into the number to count up to and what follows it. */
export function parseClaim(text: string) {
  const [digits = ''] = /^[\d,]+/.exec(text) ?? [];
  if (digits === '') throw new Error(`The claim "${text}" does not begin with a number`);
  return { end: Number(digits.replaceAll(',', '')), suffix: text.slice(digits.length) };
}
