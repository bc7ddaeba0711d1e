import { isFarTooLong } from './clean-text.ts';
import { normalise } from './normalise.ts';

/**
 * Writes a number as in Nigeria: "12,040", "1.4". Avoids `Intl`, which takes a phone a tenth of a
 * second to set up.
 * @param value rounded by the caller, of a size that JavaScript writes in plain digits
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Counts in words: "1 child", "1,200 people". */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : more}`;
}

/** Writes a wait in words, rounded up: "1 minute", "13 minutes". */
export function minutesInWords(seconds: number): string {
  return counted(Math.max(1, Math.ceil(seconds / 60)), 'minute');
}

export type WholeNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** A word, a date, or more than one number. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'fraction' };

/** With its unit, in characters. */
const longestNumber = 40;
const smallWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Reads a whole number in the shapes people type: " 34 ", "1,200", "1 200", "٣٤", "３４", "30 staff",
 * "two". Never guesses: "20-30", "about 30" and "27/3/1990" are unclear.
 * @param units words that may follow the number, in lower case
 */
export function parseWholeNumber(text: string, units: readonly string[] = []): WholeNumber {
  if (isFarTooLong(text, longestNumber)) return { kind: 'unclear' };
  const plain = normalise(toLatinDigits(text), 'NFKC').trim().toLowerCase().replace(/\.$/, '');
  if (plain === '') return { kind: 'empty' };
  const [, sign = '', digits = '', decimals = '', unit = ''] =
    /^([-−–]?)\s*(\d{1,3}(?:[,' ]\d{3})+|\d+)(\.\d+)?([^\d]*)$/.exec(plain) ?? [];
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

/** Converts Arabic-Indic digits, which some keyboards in northern Nigeria type. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
