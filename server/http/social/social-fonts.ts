import ojuju from '#app/assets/fonts/drawn/ojuju-latin.ttf?inline';
import ojujuExtended from '#app/assets/fonts/drawn/ojuju-latin-ext.ttf?inline';
import ojujuMarked from '#app/assets/fonts/drawn/ojuju-vietnamese.ttf?inline';
import noto from '#app/assets/fonts/drawn/noto-sans-latin.ttf?inline';
import notoExtended from '#app/assets/fonts/drawn/noto-sans-latin-ext.ttf?inline';
import notoMarked from '#app/assets/fonts/drawn/noto-sans-vietnamese.ttf?inline';

/** Families in order of fallback. */
export const displayFamily = 'Ojuju, Ojuju Extended, Ojuju Marked';
export const bodyFamily = 'Noto, Noto Extended, Noto Marked';

/** Each file is a separate family, so that satori tries all of them. */
export const socialFonts = [
  font('Ojuju', 700, ojuju),
  font('Ojuju Extended', 700, ojujuExtended),
  font('Ojuju Marked', 700, ojujuMarked),
  font('Noto', 600, noto),
  font('Noto Extended', 600, notoExtended),
  font('Noto Marked', 600, notoMarked),
];

/** Letters that art/fonts/families.ts puts into the files, besides ASCII. */
const letters = new Set(
  'ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú\u00a0£©«®°±·»¼½¾×÷€™–—‘’“”•…−ŃńǸǹṄṅṢṣƁɓƊɗƘƙƳƴŊŋƎǝ₦ẸẹỌọỊịỤụ\u0300\u0301\u0304\u0323',
);

/** Whether these fonts have every letter of a text. */
export function canDraw(text: string): boolean {
  return [...text].every((letter) => /[ -~]/.test(letter) || letters.has(letter));
}

function font(name: string, weight: 600 | 700, dataUrl: string) {
  const data = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { name, data, weight, style: 'normal' as const };
}
