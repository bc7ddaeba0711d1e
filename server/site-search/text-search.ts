import { matchText } from '#server/text-search/match-text.ts';
import type { Synonyms } from '#server/text-search/synonyms.ts';
import { createScorer, nameWeight } from '#server/text-search/score-entries.ts';
import { createTermIndexBuilder } from '#server/text-search/term-index.ts';
import { plainWordsOf, tellingWords } from './common-words.ts';
import { createPhraseMatcher } from './phrase-matcher.ts';
import { createSpeller } from './spell-synonyms.ts';
import type { TextEntry } from './text-entry.ts';

/** An entry that answers a query. */
export interface FoundEntry {
  readonly entry: TextEntry;
  /** From 1 on: the entry has a whole phrase of the query. */
  readonly phraseScore: number;
  /** Its words count too. */
  readonly rank: number;
}

export type SearchTexts = (words: string) => readonly FoundEntry[];

/** Weight of a word by field. */
const weights = { title: nameWeight, heading: 140, summary: 120, text: 40 } as const;
/** Correct spelling only when there is no exact match. */
const enoughHits = 1;
const mostWords = 8;
/** Results far below the best score are noise. */
const leastShareOfBest = 0.12;

/** Indexes entries for search. Entries with a phrase of the query come before those with its words. */
export function createTextSearch(entries: readonly TextEntry[], synonyms: Synonyms): SearchTexts {
  const meant = (word: string) => synonyms.get(word) ?? [word];
  const words = (text: string) => plainWordsOf(text).flatMap(meant);
  const index = indexOf(entries, words);
  const scorer = createScorer(
    index,
    Uint8Array.from(entries, ({ title }) => Math.min(255, words(title).length)),
  );
  const terms = new Set(index.terms);
  const spell = createSpeller(synonyms, terms);
  const meaning = (text: string) => tellingWords(text).flatMap((word) => meant(spell(word)));
  const matchPhrases = createPhraseMatcher(
    entries.map(({ title, keywords }) => [title, ...keywords].map(meaning)),
    terms,
  );
  return (asked) => {
    const telling = [...new Set(meaning(asked))].slice(0, mostWords);
    if (telling.length === 0) return [];
    const { entries: hits, scores } = matchText(index, scorer, telling, enoughHits);
    const best = Math.max(0, ...hits.map((number) => scores[number] ?? 0));
    const shareOf = (number: number) => (scores[number] ?? 0) / (best || 1);
    const phraseScores = matchPhrases(telling);
    const likely = hits.filter((number) => shareOf(number) >= leastShareOfBest);
    return [...new Set([...phraseScores.keys(), ...likely])]
      .flatMap((number) => {
        const entry = entries[number];
        const phraseScore = phraseScores.get(number) ?? 0;
        return entry ? [{ entry, number, phraseScore, rank: phraseScore + shareOf(number) }] : [];
      })
      .toSorted((a, b) => b.rank - a.rank || a.number - b.number);
  };
}

function indexOf(entries: readonly TextEntry[], words: (text: string) => readonly string[]) {
  const builder = createTermIndexBuilder();
  entries.forEach(({ title, headings, summary, text }, number) => {
    builder.add(number, [
      { words: words(title), weight: weights.title },
      { words: words(headings.join(' ')), weight: weights.heading },
      { words: words(summary), weight: weights.summary },
      { words: words(text), weight: weights.text },
    ]);
  });
  return builder.finish();
}
