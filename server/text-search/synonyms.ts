import { foldText } from '#app/kernel/fold-text.ts';

/** Maps a word to the words it stands for. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Splits a text into folded words, with synonyms replaced. */
export function wordsOf(text: string, synonyms: Synonyms): readonly string[] {
  const folded = foldText(text);
  if (folded === '') return [];
  return folded.split(' ').flatMap((word) => synonyms.get(word) ?? [word]);
}
