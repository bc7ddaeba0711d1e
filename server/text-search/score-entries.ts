import type { FoundTerm } from './find-terms.ts';
import type { TermIndex } from './term-index.ts';

export interface Hits {
  /** Entry numbers, unordered. */
  readonly entries: readonly number[];
  /** By entry number. */
  readonly scores: Float32Array;
}

export type Meanings = readonly FoundTerm[];

/** Weight of a word in a name or title. */
export const nameWeight = 255;
const coverageShare = 0.35;

/** Scores entries; reuses its arrays between searches. */
export function createScorer(index: TermIndex, nameLengths: Uint8Array) {
  const size = nameLengths.length;
  const best = new Float32Array(size);
  const inName = new Float32Array(size);
  const totals = new Float32Array(size);
  const names = new Float32Array(size);
  const found = new Uint8Array(size);

  /** Adds a word's best match to every entry that matched `needed` words before. */
  function addWord(meanings: Meanings, touched: number[], needed: number): void {
    const here: number[] = [];
    const rarity = rarityOf(index, meanings, size);
    for (const { term, quality } of meanings) {
      const end = index.starts[term + 1] ?? 0;
      for (let at = index.starts[term] ?? 0; at < end; at += 1) {
        const entry = index.entries[at] ?? 0;
        if ((found[entry] ?? 0) < needed) continue;
        const weight = index.weights[at] ?? 0;
        const score = (quality * weight) / nameWeight;
        if (best[entry] === 0) here.push(entry);
        if (score > (best[entry] ?? 0)) best[entry] = score;
        if (weight === nameWeight && quality > (inName[entry] ?? 0)) inName[entry] = quality;
      }
    }
    for (const entry of here) {
      if (found[entry] === 0) touched.push(entry);
      found[entry] = (found[entry] ?? 0) + 1;
      totals[entry] = (totals[entry] ?? 0) + (best[entry] ?? 0) * rarity;
      names[entry] = (names[entry] ?? 0) + (inName[entry] ?? 0);
      best[entry] = 0;
      inName[entry] = 0;
    }
  }

  return {
    /** Scores entries that contain all words but `mostMissing`. */
    score(words: readonly Meanings[], mostMissing: number): Hits {
      const touched: number[] = [];
      // Rarest first: entries without it need not be scored for common words.
      const rarestFirst = words.toSorted((a, b) => placesOf(index, a) - placesOf(index, b));
      for (const [place, meanings] of rarestFirst.entries()) {
        addWord(meanings, touched, Math.max(0, place - mostMissing));
      }
      const scores = new Float32Array(size);
      const entries = touched.filter((entry) => (found[entry] ?? 0) >= words.length - mostMissing);
      for (const entry of touched) {
        // A name that is fully covered by the query beats one with more words.
        const coverage = (names[entry] ?? 0) / Math.max(1, nameLengths[entry] ?? 1);
        scores[entry] = (totals[entry] ?? 0) * (1 + coverageShare * Math.min(1, coverage));
        totals[entry] = 0;
        names[entry] = 0;
        found[entry] = 0;
      }
      return { entries, scores };
    },
  };
}

/** Inverse document frequency. */
function rarityOf(index: TermIndex, meanings: Meanings, size: number): number {
  return Math.log(1 + size / Math.max(1, placesOf(index, meanings)));
}

function placesOf(index: TermIndex, meanings: Meanings): number {
  let places = 0;
  for (const { term } of meanings) {
    places += (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0);
  }
  return places;
}
