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

/** Edit distance (optimal string alignment); stops beyond the limit and reuses its rows. */
export function editDistance(typed: string, word: string, limit: number): number {
  return fillRows(typed, word, limit).whole;
}

/** Distance to the best matching prefix of the word, for a word still being typed. */
export function editDistanceToBeginning(typed: string, word: string, limit: number): number {
  return fillRows(typed, word, limit).beginning;
}

const longest = 64;
let before = new Uint8Array(longest + 1);
let above = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);
const result = { whole: 0, beginning: 0 };

function fillRows(typed: string, word: string, limit: number) {
  const rows = Math.min(typed.length, longest);
  const columns = Math.min(word.length, rows + limit, longest);
  for (let column = 0; column <= columns; column += 1) above[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    if (fillRow(typed, word, row, columns) > limit) return giveUp(limit);
    [before, above, current] = [above, current, before];
  }
  result.whole = word.length > columns ? limit + 1 : (above[columns] ?? 0);
  result.beginning = smallest(above, columns);
  return result;
}

function fillRow(typed: string, word: string, row: number, columns: number): number {
  const letter = typed.charCodeAt(row - 1);
  current[0] = row;
  let least = row;
  for (let column = 1; column <= columns; column += 1) {
    const other = word.charCodeAt(column - 1);
    let cost = at(above, column - 1) + (letter === other ? 0 : 1);
    cost = Math.min(cost, at(above, column) + 1, at(current, column - 1) + 1);
    const isSwapped =
      row > 1 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      typed.charCodeAt(row - 2) === other;
    if (isSwapped) cost = Math.min(cost, at(before, column - 2) + 1);
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}

function smallest(row: Uint8Array, columns: number): number {
  let least = at(row, 0);
  for (let column = 1; column <= columns; column += 1) least = Math.min(least, at(row, column));
  return least;
}

function giveUp(limit: number) {
  result.whole = limit + 1;
  result.beginning = limit + 1;
  return result;
}
