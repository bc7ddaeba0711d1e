import { rangeOfBeginning, type TermIndex } from './term-index.ts';

/** One way to part what was typed into words. */
export interface Reading {
  readonly words: readonly string[];
  /** Less than 1 where words were joined or parted. */
  readonly quality: number;
}

const mostReadings = 6;
const otherwiseParted = 0.85;
const shortestPart = 2;

/**
 * What was typed, and the same with two words written as one ("new life" for Newlife) or one as two
 * ("newlife" for New Life), where the directory has such words.
 */
export function readingsOf(index: TermIndex, words: readonly string[]): readonly Reading[] {
  const others = [...joined(index, words), ...parted(index, words)];
  return [
    { words, quality: 1 },
    ...others.slice(0, mostReadings - 1).map((other) => ({
      words: other,
      quality: otherwiseParted,
    })),
  ];
}

function* joined(index: TermIndex, words: readonly string[]): Generator<readonly string[]> {
  for (let place = 0; place + 1 < words.length; place += 1) {
    const one = `${words[place]}${words[place + 1]}`;
    if (beginsAWord(index, one)) yield words.toSpliced(place, 2, one);
  }
}

function* parted(index: TermIndex, words: readonly string[]): Generator<readonly string[]> {
  for (const [place, word] of words.entries()) {
    if (isAWord(index, word)) continue;
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (isAWord(index, left) && isAWord(index, right)) {
        yield words.toSpliced(place, 1, left, right);
      }
    }
  }
}

function beginsAWord(index: TermIndex, text: string): boolean {
  const [from, to] = rangeOfBeginning(index, text);
  return from < to;
}

function isAWord(index: TermIndex, text: string): boolean {
  return index.terms[rangeOfBeginning(index, text)[0]] === text;
}
