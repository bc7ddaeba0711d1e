import { editDistance, editDistanceToBeginning } from '#app/kernel/edit-distance.ts';
import { matchText } from '#server/text-search/match-text.ts';
import { createScorer, nameWeight } from '#server/text-search/score-entries.ts';
import { createTermIndexBuilder, type Synonyms } from '#server/text-search/term-index.ts';
import { plainWordsOf, tellingWords, type TextEntry } from './text-entry.ts';

/** An entry that answers a query. */
export interface FoundEntry {
  readonly entry: TextEntry;
  /** From 1 on: the entry has a whole phrase of the query. */
  readonly phraseScore: number;
  /** Its words count too. */
  readonly rank: number;
}

/** Whether the phrases of the best entry are all that was asked. */
export function isAnswered([best]: readonly FoundEntry[], words: string): boolean {
  return (best?.phraseScore ?? 0) >= tellingWords(words).length;
}

export type SearchTexts = (words: string) => readonly FoundEntry[];

const weights = { title: nameWeight, heading: 140, summary: 120, text: 40 } as const;
/** Correct spelling only when there is no exact match. */
const enoughHits = 1;
const mostWords = 8;
/** Results far below the best score are noise. */
const leastShareOfBest = 0.12;
/** Who asks for nothing but a task comes to do it, whatever else has the word. */
const taskRank = 1;

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
  const meaning = (text: string) =>
    joinPhrases(tellingWords(text), synonyms).flatMap((word) => meant(spell(word)));
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
        if (!entry) return [];
        const isAsked = entry.kind === 'task' && phraseScore >= telling.length;
        const rank = phraseScore + shareOf(number) + (isAsked ? taskRank : 0);
        return [{ entry, number, phraseScore, rank }];
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

/** Words that belong together: a title, or what visitors type for a page. */
type Phrase = readonly string[];

/** How well each entry's phrases answer a query, by entry number; entries without any are left out. */
type PhraseScores = ReadonlyMap<number, number>;

const unfinishedQuality = 0.9;
const misspeltQuality = 0.8;
/** A query inside a longer phrase is a guess at it. */
const partShare = 0.9;

/**
 * Finds the entries whose phrases a query contains, in any order and among other words ("how much
 * is the gold plan"), or is part of ("waiting" for "waiting period").
 * @param phrasesOf the phrases of each entry
 * @param known words that are spelt right even where no phrase has them
 */
export function createPhraseMatcher(
  phrasesOf: readonly (readonly Phrase[])[],
  known: ReadonlySet<string>,
) {
  const vocabulary = [...new Set(phrasesOf.flat(2))];

  /** The vocabulary's words that a typed word may mean, with how surely it does. */
  function meaningsOf(typed: string): readonly (readonly [word: string, quality: number])[] {
    const exact = vocabulary.filter((word) => word === typed);
    if (exact.length > 0) return exact.map((word) => [word, 1]);
    const begun = typed.length < 2 ? [] : vocabulary.filter((word) => word.startsWith(typed));
    if (begun.length > 0) return begun.map((word) => [word, unfinishedQuality]);
    if (known.has(typed)) return [];
    return vocabulary
      .filter((word) => isMisspelt(typed, word))
      .map((word) => [word, misspeltQuality]);
  }

  return (asked: Phrase): PhraseScores => {
    const meanings = asked.map((typed) => new Map(meaningsOf(typed)));
    const scores = new Map<number, number>();
    phrasesOf.forEach((phrases, entry) => {
      const best = Math.max(0, ...phrases.map((phrase) => scoreOf(phrase, meanings)));
      if (best > 0) scores.set(entry, best);
    });
    return scores;
  };
}

/** More words of a phrase are worth more than a larger share of the query. */
function scoreOf(phrase: Phrase, meanings: readonly ReadonlyMap<string, number>[]): number {
  if (phrase.length === 0 || meanings.length === 0) return 0;
  const found = phrase.map((word) => Math.max(0, ...meanings.map((of) => of.get(word) ?? 0)));
  const quality = found.reduce((sum, one) => sum + one, 0);
  if (found.every((one) => one > 0)) return quality + quality / meanings.length;
  const isPart = meanings.every((of) => phrase.some((word) => of.has(word)));
  return isPart ? (partShare * quality) / phrase.length : 0;
}

function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < 4 || /\d/.test(typed)) return false;
  const limit = typed.length < 7 ? 1 : 2;
  // Few people get the first letter wrong.
  if (typed[0] !== word[0]) return false;
  return (
    editDistance(typed, word, limit) <= limit ||
    (typed.length > 5 && editDistanceToBeginning(typed, word, 1) <= 1)
  );
}

const longestPhrase = 3;

/** Puts words together that have a meaning together: "c section". */
function joinPhrases(words: readonly string[], synonyms: Synonyms): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 1 && !synonyms.has(words.slice(at, at + length).join(' '))) length -= 1;
    joined.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return joined;
}

const shortestMisspelt = 5;
const shortestBeginning = 4;

/**
 * Completes or corrects a synonym, as "mater" or "maternty": its meaning is on the pages, the word
 * itself is not, so the index cannot.
 * @param terms words of the index, which are spelt right
 */
function createSpeller(synonyms: Synonyms, terms: ReadonlySet<string>) {
  return (word: string): string => {
    if (word.length < shortestBeginning || synonyms.has(word) || terms.has(word)) return word;
    const keys = [...synonyms.keys()];
    const begun = keys.find((key) => key.startsWith(word));
    if (begun !== undefined) return begun;
    if (word.length < shortestMisspelt) return word;
    const limit = word.length < 8 ? 1 : 2;
    const meant = keys.find((key) => key[0] === word[0] && editDistance(word, key, limit) <= limit);
    return meant ?? word;
  };
}
