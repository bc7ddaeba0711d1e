import { dropControls } from '#app/kernel/text/drop-controls.ts';

/** Text of several lines as it is kept: tone marks composed, line ends alike, no stray spaces. */
export function cleanText(text: string): string {
  return dropControls(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text of one line: what was pasted over several becomes one. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
