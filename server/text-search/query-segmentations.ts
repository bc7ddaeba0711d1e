import { isBeginning, isTerm, type TermIndex } from './term-index.ts';

export interface Segmentation {
  readonly words: readonly string[];
  /** Less than 1 where words were joined or split. */
  readonly quality: number;
}

const mostSegmentations = 6;
const variantQuality = 0.85;
const shortestPart = 2;

/** The typed words, also with two joined ("new life") or one split ("newlife") into terms. */
export function segmentationsOf(
  index: TermIndex,
  words: readonly string[],
): readonly Segmentation[] {
  const others = [...joined(index, words), ...split(index, words)];
  return [
    { words, quality: 1 },
    ...others.slice(0, mostSegmentations - 1).map((other) => ({
      words: other,
      quality: variantQuality,
    })),
  ];
}

function* joined(index: TermIndex, words: readonly string[]): Generator<readonly string[]> {
  for (let place = 0; place + 1 < words.length; place += 1) {
    const one = `${words[place]}${words[place + 1]}`;
    if (isBeginning(index, one)) yield words.toSpliced(place, 2, one);
  }
}

function* split(index: TermIndex, words: readonly string[]): Generator<readonly string[]> {
  for (const [place, word] of words.entries()) {
    if (isTerm(index, word)) continue;
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (isTerm(index, left) && isTerm(index, right)) {
        yield words.toSpliced(place, 1, left, right);
      }
    }
  }
}
