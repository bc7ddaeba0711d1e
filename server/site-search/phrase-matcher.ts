import { editDistance, editDistanceToBeginning } from '#server/text-search/edit-distance.ts';

/** Words that belong together: a title, or what visitors type for a page. */
export type Phrase = readonly string[];

/** How well each entry's phrases answer a query, by entry number; entries without any are left out. */
export type PhraseScores = ReadonlyMap<number, number>;

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
