/** Letters that Unicode does not decompose. */
const hooked: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ǝ: 'e' };

/** Lower case without marks: "ọlọrun" becomes "olorun". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴŋǝ]/g, (letter) => hooked[letter] ?? letter);
}

/** Splits a text into words of plain letters. */
export function plainWords(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
