import { findAsTyped, findMisspelt } from './find-terms.ts';
import type { createScorer, Hits, Meanings } from './score-entries.ts';
import { type TermIndex, isBeginning, isTerm } from './term-index.ts';

type Scorer = ReturnType<typeof createScorer>;

/** Fewer hits than this suggest a typing mistake. */
const defaultEnoughHits = 5;
const noHits: Hits = { entries: [], scores: new Float32Array(0) };

/** A typed word that the hits were found without. */
export interface LeftOutWord {
  readonly word: string;
  /** It occurs, but not together with the other words. */
  readonly isKnown: boolean;
}

/** Hits, and the words that they were found without. */
export interface TextMatch extends Hits {
  readonly leftOut: readonly LeftOutWord[];
}

/**
 * Finds the entries that match typed words: first as typed (words may be unfinished), then allowing
 * for mistakes, then without words that nothing matches, finally without one that does not fit the
 * others.
 */
export function matchText(
  index: TermIndex,
  scorer: Scorer,
  words: readonly string[],
  enoughHits = defaultEnoughHits,
): TextMatch {
  const meaningsOf = memoised((word) => findAll(index, word));
  const all = matchAll(index, scorer, words, { meaningsOf, enoughHits });
  if (all.entries.length > 0 || words.length < 2) return { ...all, leftOut: [] };
  const unknown = words.filter((word) => meaningsOf(word).length === 0);
  const known = words.filter((word) => !unknown.includes(word));
  if (known.length === 0) return { ...noHits, leftOut: [] };
  if (unknown.length > 0) {
    const { leftOut, ...hits } = matchText(index, scorer, known, enoughHits);
    return { ...hits, leftOut: [...unknown.map(asUnknown), ...leftOut] };
  }
  return matchWithoutOne(index, scorer, words, { meaningsOf, enoughHits });
}

interface Matching {
  readonly meaningsOf: (word: string) => Meanings;
  readonly enoughHits: number;
}

function matchAll(
  index: TermIndex,
  scorer: Scorer,
  words: readonly string[],
  { meaningsOf, enoughHits }: Matching,
): Hits {
  const asTyped = words.map((word) => findAsTyped(index, word));
  // A word with no exact match must be misspelt; only those are matched fuzzily.
  const corrected = asTyped.map((meanings, place) =>
    meanings.length > 0 ? meanings : meaningsOf(words[place] ?? ''),
  );
  const first = scorer.score(corrected, 0);
  if (first.entries.length >= enoughHits) return first;
  const segmentations = segmentationsOf(index, words);
  const all = segmentations.map((segmentation) =>
    scoreSegmentation(scorer, segmentation, meaningsOf, 0),
  );
  return best([first, ...all]);
}

/** Leaves out the word that the best entry with all others lacks. */
function matchWithoutOne(
  index: TermIndex,
  scorer: Scorer,
  words: readonly string[],
  matching: Matching,
): TextMatch {
  const { meaningsOf } = matching;
  const hits = best(
    segmentationsOf(index, words).map((segmentation) =>
      scoreSegmentation(scorer, segmentation, meaningsOf, 1),
    ),
  );
  const top = topEntry(hits);
  const lacking = words.find((word) => !isIn(index, top, meaningsOf(word)));
  if (lacking === undefined) return { ...hits, leftOut: [] };
  const others = words.filter((word) => word !== lacking);
  return {
    ...matchAll(index, scorer, others, matching),
    leftOut: [{ word: lacking, isKnown: true }],
  };
}

/** Marks a word that occurs nowhere. */
export function asUnknown(word: string): LeftOutWord {
  return { word, isKnown: false };
}

function topEntry({ entries, scores }: Hits): number {
  return entries.reduce(
    (top, entry) => ((scores[entry] ?? 0) > (scores[top] ?? 0) ? entry : top),
    entries[0] ?? -1,
  );
}

function isIn(index: TermIndex, entry: number, meanings: Meanings): boolean {
  return meanings.some(({ term }) =>
    index.entries.subarray(index.starts[term], index.starts[term + 1]).includes(entry),
  );
}

function scoreSegmentation(
  scorer: Scorer,
  { words, quality }: Segmentation,
  meaningsOf: (word: string) => Meanings,
  mostMissing: number,
): Hits {
  const hits = scorer.score(words.map(meaningsOf), words.length > 1 ? mostMissing : 0);
  if (quality < 1) {
    for (const entry of hits.entries) hits.scores[entry] = (hits.scores[entry] ?? 0) * quality;
  }
  return hits;
}

function findAll(index: TermIndex, word: string): Meanings {
  const asTyped = findAsTyped(index, word);
  const known = new Set(asTyped.map(({ term }) => term));
  return [...asTyped, ...findMisspelt(index, word).filter(({ term }) => !known.has(term))];
}

/** Comparing a word with every term of the index is slow, so it is done once. */
function memoised(find: (word: string) => Meanings): (word: string) => Meanings {
  const known = new Map<string, Meanings>();
  return (word) => {
    const meanings = known.get(word) ?? find(word);
    known.set(word, meanings);
    return meanings;
  };
}

function best(lists: readonly Hits[]): Hits {
  const [first, ...rest] = lists.filter(({ entries }) => entries.length > 0);
  if (!first) return noHits;
  const entries = new Set(first.entries);
  for (const other of rest) {
    for (const entry of other.entries) {
      const score = other.scores[entry] ?? 0;
      if (!entries.has(entry) || score > (first.scores[entry] ?? 0)) {
        first.scores[entry] = score;
      }
      entries.add(entry);
    }
  }
  return { entries: [...entries], scores: first.scores };
}

interface Segmentation {
  readonly words: readonly string[];
  /** Less than 1 where words were joined or split. */
  readonly quality: number;
}

const mostSegmentations = 6;
const variantQuality = 0.85;
const shortestPart = 2;

/** The typed words, also with two joined ("new life") or one split ("newlife") into terms. */
function segmentationsOf(index: TermIndex, words: readonly string[]): readonly Segmentation[] {
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
