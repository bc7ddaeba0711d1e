import { normalise } from './normalise.ts';

/** Letters, in Hausa for one, that Unicode does not decompose into plain ones. */
const plainLetters: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ə: 'e',
  ǝ: 'e',
  '&': ' and ',
  // All kinds of apostrophes join: "Mary’s" is "marys".
  "'": '',
  '’': '',
  '‘': '',
  ʼ: '',
  ʻ: '',
  '`': '',
  '´': '',
};
const foreign = /[^a-z0-9 ]/;
const spaces = / {2,}/g;
const [firstMark, lastMark] = [0x300, 0x36f];

/** Folds a text for search: "Ọ̀kẹ́-Àdó St. Mary’s" becomes "oke ado st marys". */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  const plain = foreign.test(small) ? plainOf(normalise(small, 'NFD')) : small;
  return plain.replaceAll(spaces, ' ').trim();
}

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** Goes letter by letter, which is many times faster than chained replacements. */
function plainOf(decomposed: string): string {
  let plain = '';
  for (const letter of decomposed) {
    const code = letter.codePointAt(0) ?? 0;
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) plain += letter;
    else if (code < firstMark || code > lastMark) plain += plainLetters[letter] ?? ' ';
  }
  return plain;
}
