const fewestLetters = 2;

/** Tells whether a search has too few letters to run. */
export function isTooShort(words: string): boolean {
  return (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < fewestLetters;
}
