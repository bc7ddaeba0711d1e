import { foldText } from '#app/kernel/text/fold-text.ts';

/** Words that mean the same: what is typed or listed, to the words it stands for. */
export type SameWords = ReadonlyMap<string, readonly string[]>;

/** The words of a text as index and query compare them. */
export function wordsOf(text: string, sameWords: SameWords): readonly string[] {
  const folded = foldText(text);
  if (folded === '') return [];
  return folded.split(' ').flatMap((word) => sameWords.get(word) ?? [word]);
}
