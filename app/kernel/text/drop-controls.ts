/**
 * Control characters but tab and line ends, halves of surrogate pairs, the byte order mark, and
 * marks that turn the direction of writing, which make a text look different from what it says.
 * https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const unwanted = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Removes the characters that nobody types and that only do harm. */
export function dropControls(text: string): string {
  return text.replace(unwanted, '');
}
