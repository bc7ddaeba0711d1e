import { foldText } from '#app/kernel/fold-text.ts';

/** A piece of a title, and whether the visitor has typed it. */
export interface TitlePart {
  readonly text: string;
  readonly isTyped: boolean;
}

const word = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Splits a title so that the beginnings of words that have been typed can be marked. */
export function markedParts(title: string, typed: string): readonly TitlePart[] {
  const beginnings = foldText(typed).split(' ').filter(Boolean);
  const parts: TitlePart[] = [];
  let end = 0;
  for (const { 0: letters, index } of title.matchAll(word)) {
    const length = typedLength(letters, beginnings);
    if (length === 0) continue;
    parts.push({ text: title.slice(end, index), isTyped: false });
    parts.push({ text: title.slice(index, index + length), isTyped: true });
    end = index + length;
  }
  parts.push({ text: title.slice(end), isTyped: false });
  return parts.filter(({ text }) => text !== '');
}

/** How many letters of a word have been typed; accents and tone marks need not be. */
function typedLength(letters: string, beginnings: readonly string[]): number {
  const folded = foldText(letters);
  const longest = beginnings
    .filter((beginning) => folded.startsWith(beginning))
    .reduce((most, { length }) => Math.max(most, length), 0);
  if (longest === 0) return 0;
  let length = 1;
  // A mark after the last typed letter belongs to it.
  while (length < letters.length && foldText(letters.slice(0, length + 1)).length <= longest) {
    length += 1;
  }
  return length;
}
