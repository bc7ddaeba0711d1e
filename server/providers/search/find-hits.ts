import { foldText } from '#app/kernel/fold-text.ts';
import { asUnknown, matchText, type TextMatch } from '#server/text-search/match-text.ts';
import { wordsOf } from '#server/text-search/term-index.ts';
import { lgaNumbers, stateNumbers, type DirectoryIndex } from './directory-index.ts';
import type { NamedPlace } from '../find-place.ts';
import { understandText, type Understood } from './understand-text.ts';

/** The facilities that typed words lead to. */
export interface DirectoryHits {
  readonly numbers: readonly number[];
  /** By facility number; undefined where no words but a place were typed. */
  readonly scores: Float32Array | undefined;
  /**
   * When sorted by distance: those that have a typed name come before those that only have the words
   * somewhere else. Undefined where no name was typed.
   */
  readonly rankOf: ((number: number) => number) | undefined;
}

/** What typed words were found to mean. */
export type TextHits = ReturnType<typeof findHits>;

/** Of the best score: less than this means that the name is another. */
const leastShareOfBest = 0.6;
const mostNamed = 20;

/**
 * Finds facilities by typed words; all of them where nothing was typed.
 * @param stateId the chosen state, where one is
 */
export function findHits(index: DirectoryIndex, text: string, stateId: string | undefined) {
  const { terms, searchWords, centres, scorer } = index;
  const sizeOf = (named: NamedPlace) => centres.sizeOf(named);
  const typed = understandText(text, terms, searchWords, { sizeOf, stateId });
  const { words, place } = typed;
  const match = words.length > 0 ? matchText(terms, scorer, words) : undefined;
  // With a place there is something to show even if all other words are unknown.
  const isUnknown = match?.entries.length === 0 && place !== undefined;
  const found = isUnknown ? undefined : match;
  const unmatched = isUnknown ? words.map(asUnknown) : (match?.leftOut ?? []);
  const leftOut = unmatched.map(({ word, isKnown }) => ({ word: typed.saidFor(word), isKnown }));
  // In other letters than the directory's: nothing has that name.
  const isUnread = words.length === 0 && !place && text.trim() !== '';
  const hits: DirectoryHits = {
    numbers: found?.entries ?? (isUnread ? [] : index.everyNumber),
    scores: found?.scores,
    rankOf: found && nameRank(index, found, words),
  };
  if (!place) return { place, leftOut, anywhere: hits, inPlace: hits };
  const full = matchAllWords(index, typed);
  return {
    place,
    leftOut,
    /** Within the place, where one was typed. */
    inPlace: within(index, hits, place, namedAmong(index, full, typed)),
    /** Anywhere, for when the place has none. */
    anywhere: { ...hits, rankOf: first(full ? new Set(full.entries) : new Set(), hits.rankOf) },
  };
}

/** Matches the words of the place too, where there are words of a name besides. */
function matchAllWords(index: DirectoryIndex, { words, allWords }: Understood) {
  const { terms, scorer, searchWords } = index;
  if (words.every((word) => searchWords.kinds.has(word))) return undefined;
  const match = matchText(terms, scorer, allWords);
  return match.leftOut.length > 0 ? undefined : match;
}

/** Ranks by the words that are no kind of care: 0 for the same name, 1 for others. */
function nameRank(
  { terms, scorer, searchWords }: DirectoryIndex,
  match: TextMatch,
  words: readonly string[],
): DirectoryHits['rankOf'] {
  const isLeftOut = (word: string) => match.leftOut.some((left) => left.word === word);
  const names = words.filter((word) => !searchWords.kinds.has(word) && !isLeftOut(word));
  if (names.length === 0) return undefined;
  // Only a sort by distance asks for ranks.
  let ranked: { readonly scores: Float32Array; readonly least: number } | undefined;
  const rank = () => {
    const { scores } = names.length === words.length ? match : matchText(terms, scorer, names);
    const best = match.entries.reduce((most, number) => Math.max(most, scores[number] ?? 0), 0);
    return { scores, least: best * leastShareOfBest };
  };
  return (number) => {
    ranked ??= rank();
    return (ranked.scores[number] ?? 0) >= ranked.least ? 0 : 1;
  };
}

/** Keeps what lies in the place, and what is named after it. */
function within(
  index: DirectoryIndex,
  { numbers, scores, rankOf }: DirectoryHits,
  place: NamedPlace,
  named: ReadonlySet<number>,
): DirectoryHits {
  const isIn = placeFilter(index, place);
  const others = numbers.filter((number) => isIn(number) && !named.has(number));
  return { scores, numbers: [...named, ...others], rankOf: first(named, rankOf) };
}

function first(
  numbers: ReadonlySet<number>,
  rankOf: DirectoryHits['rankOf'],
): DirectoryHits['rankOf'] {
  if (numbers.size === 0) return rankOf;
  return (number) => (numbers.has(number) ? 0 : 1 + (rankOf?.(number) ?? 0));
}

function placeFilter({ columns }: DirectoryIndex, { stateId, lgaIds }: NamedPlace) {
  const state = stateNumbers.get(stateId);
  const areas = new Set(lgaIds.map((areaId) => lgaNumbers.get(areaId)));
  if (areas.size === 0) return (number: number) => columns.states[number] === state;
  return (number: number) => areas.has(columns.lgas[number] ?? -1);
}

/** The best whose names have every typed word, so that a hospital called after a place is found. */
function namedAmong(
  { facilities, searchWords }: DirectoryIndex,
  match: TextMatch | undefined,
  { allWords }: Understood,
): ReadonlySet<number> {
  if (!match) return new Set();
  const { entries, scores } = match;
  const best = entries.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, mostNamed);
  const isNamed = (number: number) => {
    const name = foldText(facilities[number]?.name ?? '').split(' ');
    const words = name.concat(wordsOf(name.join(' '), searchWords.synonyms));
    return allWords.every((word) => words.some((one) => one.startsWith(word)));
  };
  return new Set(best.filter(isNamed));
}
