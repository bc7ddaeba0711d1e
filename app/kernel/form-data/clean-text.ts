/** Control characters but tab and line feed, and those that turn the direction of writing about. */
const unwanted = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Text of several lines as it is kept: tone marks composed, line ends alike, no stray spaces. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unwanted, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text of one line: what was pasted over several becomes one. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
