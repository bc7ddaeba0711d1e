import { findAsTyped, findMisspelt } from './find-terms.ts';
import { readingsOf, type Reading } from './readings.ts';
import type { createScorer, Hits, Meanings } from './score-entries.ts';
import type { TermIndex } from './term-index.ts';

type Scorer = ReturnType<typeof createScorer>;

/** With fewer hits than this, what was typed may hold a mistake. */
const defaultEnoughHits = 5;
const noHits: Hits = { entries: [], scores: new Float32Array(0) };

/**
 * Finds the entries that typed words may mean: first taking the words as they are (the last ones
 * may be unfinished), then with mistakes, at last with one of several words left out.
 */
export function matchText(
  index: TermIndex,
  scorer: Scorer,
  words: readonly string[],
  enoughHits = defaultEnoughHits,
): Hits {
  const meaningsOf = remembered((word) => bothWays(index, word));
  const asTyped = words.map((word) => findAsTyped(index, word));
  // A word that is in no name holds a mistake for certain; the others keep their meaning.
  const repaired = asTyped.map((meanings, place) =>
    meanings.length > 0 ? meanings : findMisspelt(index, words[place] ?? ''),
  );
  const first = scorer.score(repaired, 0);
  if (first.entries.length >= enoughHits) return first;
  const readings = readingsOf(index, words);
  const all = readings.map((reading) => scoreReading(scorer, reading, meaningsOf, 0));
  const second = best([first, ...all]);
  if (second.entries.length > 0 || words.length < 2) return second;
  return best(readings.map((reading) => scoreReading(scorer, reading, meaningsOf, 1)));
}

function scoreReading(
  scorer: Scorer,
  { words, quality }: Reading,
  meaningsOf: (word: string) => Meanings,
  mostMissing: number,
): Hits {
  const hits = scorer.score(words.map(meaningsOf), words.length > 1 ? mostMissing : 0);
  if (quality < 1) for (const entry of hits.entries) scale(hits.scores, entry, quality);
  return hits;
}

function bothWays(index: TermIndex, word: string): Meanings {
  const asTyped = findAsTyped(index, word);
  const known = new Set(asTyped.map(({ term }) => term));
  return [...asTyped, ...findMisspelt(index, word).filter(({ term }) => !known.has(term))];
}

/** Comparing with every word of the directory is worth doing once only. */
function remembered(find: (word: string) => Meanings): (word: string) => Meanings {
  const known = new Map<string, Meanings>();
  return (word) => {
    const meanings = known.get(word) ?? find(word);
    known.set(word, meanings);
    return meanings;
  };
}

/** One list of all hits, each with its best score. */
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

function scale(scores: Float32Array, entry: number, factor: number): void {
  scores[entry] = (scores[entry] ?? 0) * factor;
}
