/** Cleans text of several lines: composed tone marks, plain line ends, no stray spaces. */
export function cleanText(text: string): string {
  return dropControls(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cleans text of one line; pasted line breaks become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/**
 * Control characters except tab and line ends, lone surrogates, the byte order mark, and marks that
 * change the direction of writing to disguise a text.
 * https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const unwanted = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Removes characters that nobody types and that only do harm. */
export function dropControls(text: string): string {
  return text.replace(unwanted, '');
}
