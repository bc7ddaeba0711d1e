/** What a person meant by a number they typed, or why it cannot be one. */
export type WholeNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** A word, a date, or more than one number. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'fraction' };

const smallWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Reads a whole number in the shapes people type: " 34 ", "1,200", "1 200", "٣٤", "３４", "30 staff",
 * "two". Never guesses: "20-30", "about 30" and "27/3/1990" are unclear.
 * @param units words that may follow the number, in lower case
 */
export function parseWholeNumber(text: string, units: readonly string[] = []): WholeNumber {
  const plain = toLatinDigits(text).normalize('NFKC').trim().toLowerCase().replace(/\.$/, '');
  if (plain === '') return { kind: 'empty' };
  const [, sign = '', digits = '', decimals = '', unit = ''] =
    /^([-−–]?)\s*(\d{1,3}(?:[,' ]\d{3})+|\d+)(\.\d+)?\s*([^\d]*)$/.exec(plain) ?? [];
  if (digits === '') {
    const word = smallWords.indexOf(plain.split(/\s+/)[0] ?? '');
    const rest = plain.split(/\s+/).slice(1).join(' ');
    const isKnown = word >= 0 && (rest === '' || units.includes(rest));
    return isKnown ? { kind: 'number', value: word } : { kind: 'unclear' };
  }
  if (unit !== '' && !units.includes(unit.trim())) return { kind: 'unclear' };
  const value = Number(digits.replace(/[,' ]/g, ''));
  if (sign !== '' && value > 0) return { kind: 'negative' };
  if (Number(decimals || 0) > 0) return { kind: 'fraction' };
  return Number.isSafeInteger(value) ? { kind: 'number', value } : { kind: 'unclear' };
}

/** Arabic-Indic and Extended Arabic-Indic digits, as some keyboards in the north type them. */
function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
