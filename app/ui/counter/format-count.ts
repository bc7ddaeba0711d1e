export interface CountFormat {
  readonly separator: string;
  readonly decimals: number;
}

/** Separates the thousands, whatever the visitor's language. */
export function formatCount(value: number, { separator, decimals }: CountFormat): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
