/** What one family is cut down to: its weights and the letters of each file. */
export interface FontFamily {
  readonly family: string;
  readonly fileName: string;
  readonly sourceFolder: string;
  readonly minWeight: number;
  readonly maxWeight: number;
  /** Signs left to the full file, because this family is used where they hardly occur. */
  readonly rareSigns: string;
}

/** The names of the shipped files that are subset, and of the files made from them. */
export const subsetNames = ['latin', 'latin-ext', 'vietnamese'] as const;
export type SubsetName = (typeof subsetNames)[number];

export const families: readonly FontFamily[] = [
  {
    family: 'Ojuju',
    fileName: 'ojuju',
    sourceFolder: 'art/node_modules/@fontsource-variable/ojuju',
    // Headings have one weight: with the others the file is twice as large.
    minWeight: 700,
    maxWeight: 700,
    rareSigns: '¼½¾®±»«™•−©\\^_`{|}~<>[]@#*=°×÷',
  },
  {
    family: 'Noto Sans',
    fileName: 'noto-sans',
    sourceFolder: 'art/node_modules/@fontsource-variable/noto-sans',
    minWeight: 400,
    maxWeight: 700,
    rareSigns: '',
  },
];

/** The letters of one file of a family. */
export function lettersOf(family: FontFamily, name: SubsetName): string {
  return [...subsetLetters[name]].filter((sign) => !family.rareSigns.includes(sign)).join('');
}

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/**
 * The letters each small file holds. A single naira sign would otherwise pull a file ten times
 * the size of the page's text, so the Nigerian letters are listed one by one.
 */
export const subsetLetters: Readonly<Record<SubsetName, string>> = {
  latin: `${ascii}ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú\u00a0£©«®°±·»¼½¾×÷€™–—‘’“”•…−`,
  'latin-ext': 'ŃńǸǹṄṅṢṣƁɓƊɗƘƙƳƴŊŋƎǝ₦',
  vietnamese: 'ẸẹỌọỊịỤụ\u0300\u0301\u0304\u0323',
};

/** The letters a reader in Nigeria must never see drawn in another typeface. */
export const requiredLetters = 'ẹọṣẸỌṢɓɗƙŋƁƊƘŊàáèéìíòóùúńṅǹ₦\u0300\u0301\u0323';
