import { foldedWords } from '#app/kernel/fold-text.ts';
import { editDistance } from '#app/kernel/edit-distance.ts';
import { findMisspelt, isWithinMistakes, mistakesAllowed } from '#server/text-search/find-terms.ts';
import {
  isBeginning,
  isTerm,
  rangeOfBeginning,
  type TermIndex,
} from '#server/text-search/term-index.ts';
import type { NamedPlace } from '../find-place.ts';
import type { SearchWords } from './search-words.ts';

/** What a visitor means by typed words. */
export interface Understood {
  /** Words to find, without the place. */
  readonly words: readonly string[];
  /** All words as typed: names may contain places and ignored words. */
  readonly allWords: readonly string[];
  readonly place: NamedPlace | undefined;
  /** What was typed for a word. */
  saidFor(word: string): string;
}

interface Part {
  readonly said: readonly string[];
  /** What to find; undefined for a place. */
  readonly words: readonly string[] | undefined;
  readonly places: readonly NamedPlace[];
}

const mostRead = 30;
const mostWords = 10;
const longestPhrase = 5;

/**
 * Reads typed words: corrects the spelling of what the search knows, replaces synonyms, drops words
 * without meaning and tells the place from the rest.
 * @param choice how to choose between places of one name
 */
export function understandText(
  text: string,
  terms: TermIndex,
  known: SearchWords,
  choice: PlaceChoice,
): Understood {
  const typed = foldedWords(text).slice(0, mostRead);
  const corrected = typed.flatMap((word) => correctWord(word, terms, known.vocabulary));
  const parts = partsOf(corrected, known);
  const place = choosePlace(parts, choice);
  const telling = parts.flatMap((part) => part.words ?? (isMeant(part, place) ? [] : part.said));
  const words = telling.slice(0, mostWords);
  const saidFor = (word: string) =>
    parts.find((part) => part.words?.includes(word))?.said.join(' ') ?? word;
  const meant = corrected.flatMap((word) => known.synonyms.get(word) ?? [word]);
  const allWords = meant.slice(0, mostWords);
  // Nothing but ignored words: they may be part of a name.
  if (words.length === 0 && !place) return { words: allWords, allWords, place, saidFor };
  return { words, allWords, place, saidFor };
}

/** Splits words into phrases, the longest first. */
function partsOf(words: readonly string[], known: SearchWords): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at, at + longestPhrase);
    const isAfterPlace = (parts.at(-1)?.places.length ?? 0) > 0;
    const part = readPhrase(rest, known, isAfterPlace);
    parts.push(part);
    at += part.said.length;
  }
  return parts;
}

function readPhrase(rest: readonly string[], known: SearchWords, isAfterPlace: boolean): Part {
  for (let length = rest.length; length > 0; length -= 1) {
    const said = rest.slice(0, length);
    const places = known.places.find(said);
    const words = known.meanings.get(said.join(' '));
    if (words) return { said, words, places: [] };
    if (places.length > 0) return { said, words: undefined, places };
  }
  const said = rest.slice(0, 1);
  const [word = ''] = said;
  const isIgnored = known.ignored.has(word) || (isAfterPlace && known.ignoredAfterPlace.has(word));
  return { said, words: isIgnored ? [] : said, places: [] };
}

interface PlaceChoice {
  /** How many facilities a place has. */
  readonly sizeOf: (place: NamedPlace) => number;
  /** Chosen beside the words. */
  readonly stateId: string | undefined;
}

/** Chooses the area within the state that is typed too, or else the first place, in the chosen state if it can. */
function choosePlace(
  parts: readonly Part[],
  { sizeOf, stateId: chosen }: PlaceChoice,
): NamedPlace | undefined {
  const named = parts.filter(({ places }) => places.length > 0);
  const statesBeside = (part: Part) =>
    named.filter((other) => other !== part).flatMap(({ places }) => places.filter(isState));
  const within = named.flatMap((part) =>
    part.places.filter(
      (place) =>
        !isState(place) && statesBeside(part).some(({ stateId }) => stateId === place.stateId),
    ),
  );
  const all = named[0]?.places ?? [];
  const here = all.filter(({ stateId }) => stateId === chosen);
  const places = here.length > 0 ? here : all;
  return within[0] ?? places.find(isState) ?? places.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function isState({ lgaIds }: NamedPlace): boolean {
  return lgaIds.length === 0;
}

/** A part that names the place, or the state around it. */
function isMeant({ places }: Part, place: NamedPlace | undefined): boolean {
  return places.some((one) => one === place || (isState(one) && one.stateId === place?.stateId));
}

const shortestPart = 3;
const longEnoughToComplete = 4;

/**
 * Corrects a word to one that the search has a meaning for, or splits it into two; leaves it as it
 * is where the directory has a word at least as similar.
 */
function correctWord(
  word: string,
  terms: TermIndex,
  vocabulary: ReadonlySet<string>,
): readonly string[] {
  if (vocabulary.has(word) || isBeginning(terms, word)) return [word];
  return (
    complete(word, vocabulary) ??
    split(word, terms, vocabulary) ??
    similar(word, terms, vocabulary) ?? [word]
  );
}

function complete(word: string, vocabulary: ReadonlySet<string>): readonly string[] | undefined {
  if (word.length < longEnoughToComplete) return undefined;
  for (const known of vocabulary) if (known.startsWith(word)) return [known];
  return undefined;
}

function split(
  word: string,
  terms: TermIndex,
  vocabulary: ReadonlySet<string>,
): readonly string[] | undefined {
  const isKnown = (part: string) => vocabulary.has(part) || isTerm(terms, part);
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown) && parts.some((part) => vocabulary.has(part))) return parts;
  }
  return undefined;
}

function similar(
  word: string,
  terms: TermIndex,
  vocabulary: ReadonlySet<string>,
): readonly string[] | undefined {
  const limit = mistakesAllowed(word);
  if (limit === 0) return undefined;
  // Letters are left out more often than added.
  const isLikelier = (one: string, other: string) =>
    one.length - other.length || placesOf(terms, one) - placesOf(terms, other);
  let best: string | undefined;
  let least = limit + 1;
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > limit) continue;
    const distance = editDistance(word, known, limit);
    const isBetter =
      distance < least || (distance === least && best !== undefined && isLikelier(known, best) > 0);
    if (isBetter) [best, least] = [known, distance];
  }
  if (best === undefined) return undefined;
  const rivals = findMisspelt(terms, word).filter((found) => isWithinMistakes(found, least));
  const isClosest = rivals.every(({ term }) => vocabulary.has(terms.terms[term] ?? ''));
  return isClosest ? [best] : undefined;
}

function placesOf({ terms, starts }: TermIndex, word: string): number {
  const [term] = rangeOfBeginning({ terms }, word);
  return terms[term] === word ? (starts[term + 1] ?? 0) - (starts[term] ?? 0) : 0;
}
