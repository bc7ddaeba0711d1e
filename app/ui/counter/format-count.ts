export interface CountFormat {
  /** Between groups of three digits. */
  readonly separator: string;
  readonly decimals: number;
}

/** Writes a number with its thousands separated, whatever the visitor's language is. */
export function formatCount(value: number, { separator, decimals }: CountFormat): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
