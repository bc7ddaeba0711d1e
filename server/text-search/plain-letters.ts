/** Letters that Unicode does not take apart into a plain one and a mark. */
const hooked: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ǝ: 'e' };

/** Lower case without marks, so that "ọlọrun" is found by who types "olorun". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴŋǝ]/g, (letter) => hooked[letter] ?? letter);
}

/** The words of a text, in plain letters. */
export function plainWords(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
