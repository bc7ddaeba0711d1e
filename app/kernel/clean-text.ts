import { normalise } from './normalise.ts';

/**
 * Cleans text of several lines: composed tone marks, plain line ends, no stray spaces.
 * @param most the characters that may be left; of a text that is far longer, the start is returned as
 * it is, one character too long
 */
export function cleanText(text: string, most: number): string {
  if (isFarTooLong(text, most)) return text.slice(0, most + 1);
  return dropControls(normalise(text, 'NFC').replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cleans text of one line in the same way; pasted line breaks become spaces. */
export function cleanLine(text: string, most: number): string {
  const cleaned = cleanText(text, most);
  return isFarTooLong(text, most) ? cleaned : cleaned.replace(/\s+/g, ' ');
}

/** Cleans a search, which is cut where it is too long, and never refused. */
export function cleanSearch(text: string, most: number): string {
  return cleanLine(text.slice(0, mostTyped(most)), most).slice(0, most);
}

/** Whether a text is so long that its length alone is read, and no time spent on its letters. */
export function isFarTooLong(text: string, most: number): boolean {
  return text.length > mostTyped(most);
}

/** Room for marks that are typed apart from their letters, and for pasted spaces and lines. */
function mostTyped(most: number): number {
  return most * 10;
}

/**
 * Control characters except tab and line ends, lone surrogates, the byte order mark, unseen marks
 * that are pasted along, and marks that change the direction of writing to disguise a text. Joiners stay:
 * words and emoji need them.
 * https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const unwanted =
  /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Removes characters that nobody types and that only do harm. */
export function dropControls(text: string): string {
  return text.replace(unwanted, '');
}
