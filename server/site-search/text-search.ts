import { matchText } from '#server/text-search/match-text.ts';
import type { SameWords } from '#server/text-search/query-words.ts';
import { createScorer, nameWeight } from '#server/text-search/score-entries.ts';
import { createTermIndexBuilder } from '#server/text-search/term-index.ts';
import { plainWordsOf, tellingWords } from './common-words.ts';
import type { TextEntry } from './text-entry.ts';

/** Finds entries, best first. */
export type SearchTexts = (words: string) => readonly TextEntry[];

/** How much a word says about an entry, by where it stands. */
const weights = { title: nameWeight, heading: 140, summary: 120, text: 40 } as const;
/** As soon as something is spelt as asked, nothing else is guessed at. */
const enoughHits = 1;
/** More words than this narrow nothing down any further. */
const mostWords = 8;
/** Results far behind the best one share no more than a word with the question. */
const leastShareOfBest = 0.12;

/** Prepares a search over texts. */
export function createTextSearch(entries: readonly TextEntry[], sameWords: SameWords): SearchTexts {
  const builder = createTermIndexBuilder();
  const meant = (word: string) => sameWords.get(word) ?? [word];
  const words = (text: string) => plainWordsOf(text).flatMap(meant);
  entries.forEach(({ title, headings, summary, text }, number) => {
    builder.add(number, [
      { words: words(title), weight: weights.title },
      { words: words(headings.join(' ')), weight: weights.heading },
      { words: words(summary), weight: weights.summary },
      { words: words(text), weight: weights.text },
    ]);
  });
  const index = builder.finish();
  const scorer = createScorer(
    index,
    Uint8Array.from(entries, ({ title }) => Math.min(255, words(title).length)),
  );
  return (asked) => {
    const telling = tellingWords(asked).slice(0, mostWords).flatMap(meant);
    if (telling.length === 0) return [];
    const { entries: hits, scores } = matchText(index, scorer, telling, enoughHits);
    const scoreOf = (number: number) => scores[number] ?? 0;
    const ranked = hits.toSorted((a, b) => scoreOf(b) - scoreOf(a) || a - b);
    const least = scoreOf(ranked[0] ?? 0) * leastShareOfBest;
    return ranked.flatMap((number) => (scoreOf(number) >= least && entries[number]) || []);
  };
}
