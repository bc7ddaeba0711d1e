import { editDistance, editDistanceToBeginning } from '#app/kernel/edit-distance.ts';
import { lettersOf, rangeOfBeginning, type TermIndex } from './term-index.ts';

export interface FoundTerm {
  readonly term: number;
  /** 1 for an exact match, less for weaker ones. */
  readonly quality: number;
}

const wholeWord = 1;
/** Prefix matches score from here up to 0.9 as more of the word is typed. */
const beginningLeast = 0.7;
const beginningMore = 0.2;
const mistakeQualities = [1, 0.66, 0.44] as const;
/** Penalty for a misspelt prefix. */
const unfinishedLoss = 0.14;

/** Finds the exact term and terms with that prefix. */
export function findAsTyped(index: TermIndex, typed: string): FoundTerm[] {
  const [from, to] = rangeOfBeginning(index, typed);
  const found: FoundTerm[] = [];
  for (let term = from; term < to; term += 1) {
    const length = index.terms[term]?.length ?? 1;
    const quality =
      length === typed.length
        ? wholeWord
        : beginningLeast + (beginningMore * typed.length) / length;
    found.push({ term, quality });
  }
  return found;
}

/** Finds terms within one or two typing mistakes. */
export function findMisspelt(index: TermIndex, typed: string): FoundTerm[] {
  const limit = mistakesAllowed(typed);
  if (limit === 0) return [];
  const letters = lettersOf(typed);
  const found: FoundTerm[] = [];
  for (let term = 0; term < index.terms.length; term += 1) {
    // Each mistake adds at most one letter that the term lacks.
    if (countBits(letters & ~(index.letters[term] ?? 0)) > limit) continue;
    const quality = qualityOf(typed, index.terms[term] ?? '', limit);
    if (quality > 0) found.push({ term, quality });
  }
  return found;
}

/** Short words have too many neighbours to correct. */
export function mistakesAllowed(typed: string): number {
  if (typed.length < 3 || /\d/.test(typed)) return 0;
  return typed.length < 7 ? 1 : 2;
}

/** Tells whether a misspelt term is a whole word with so many mistakes at most. */
export function isWithinMistakes({ quality }: FoundTerm, mistakes: number): boolean {
  return quality >= (mistakeQualities[mistakes] ?? 0);
}

function qualityOf(typed: string, word: string, limit: number): number {
  if (word.length < typed.length - limit) return 0;
  if (word.length <= typed.length + limit) {
    const whole = editDistance(typed, word, limit);
    if (whole <= limit) return mistakeQualities[whole] ?? 0;
  }
  if (typed.length < 4) return 0;
  const beginning = editDistanceToBeginning(typed, word, limit);
  return beginning > limit ? 0 : (mistakeQualities[beginning] ?? 0) - unfinishedLoss;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
