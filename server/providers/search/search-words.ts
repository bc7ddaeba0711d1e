import { facilityTypes, specialities } from '#app/features/providers/directory/facility-types.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { findState, states, type State } from '#app/site/nigeria/states.ts';
import type { SearchWordLists } from '#server/content/providers/provider-content.ts';
import { wordsOf, type Synonyms } from '#server/text-search/term-index.ts';
import { compactName } from '../areas.ts';

/** The words and phrases that the provider search understands. */
export interface SearchWords {
  /** For single words, in queries and in the directory alike. */
  readonly synonyms: Synonyms;
  /** For words and phrases in queries. */
  readonly meanings: Synonyms;
  readonly ignored: ReadonlySet<string>;
  readonly ignoredAfterPlace: ReadonlySet<string>;
  readonly places: PlaceNames;
  /** Words for a kind of care or for opening hours, which say nothing about a name. */
  readonly kinds: ReadonlySet<string>;
  /** Every word of the above, to correct spelling by. */
  readonly vocabulary: ReadonlySet<string>;
}

/** Opening hours as words of the directory. */
export const hoursWords = { always: '24hours', weekends: 'weekends' } as const;

/** One word, since each of the two has other meanings. */
const healthCentre = compactName(facilityTypes['health-centre'].label);

/** Prepares the word lists of the content folder. */
export function openSearchWords(lists: SearchWordLists): SearchWords {
  const meanings = new Map(
    Object.entries(lists.means).map(([said, meant]) => [said, meant.split(' ')]),
  );
  const synonyms = new Map([...meanings].filter(([said]) => !said.includes(' ')));
  const places = findPlaceNames(lists.places, lists.capitals);
  const ignored = new Set(lists.ignored);
  const ignoredAfterPlace = new Set(lists.ignoredAfterPlace);
  const kinds = kindWords(synonyms);
  const phrases = [...meanings.keys(), ...places.names];
  const known = [...phrases.flatMap((phrase) => phrase.split(' ')), ...kinds];
  const vocabulary = new Set([...known, ...ignored, ...ignoredAfterPlace]);
  return { synonyms, meanings, ignored, ignoredAfterPlace, places, kinds, vocabulary };
}

/** "General hospital" is a name, so the words of general practice are not among them. */
function kindWords(synonyms: Synonyms): ReadonlySet<string> {
  const { 'general-practice': _, ...others } = specialities;
  const labels = [
    ...Object.values(facilityTypes).flatMap(({ label, plural }) => [label, plural]),
    ...Object.values(others),
    ...Object.values(hoursWords),
    healthCentre,
  ];
  return new Set(labels.flatMap((label) => wordsOf(label, synonyms)));
}

/** A state, a local government area or a town of several. */
export interface NamedPlace {
  /** As people say it: "Ikeja, Lagos". */
  readonly name: string;
  readonly stateId: string;
  /** None for the whole state. */
  readonly lgaIds: readonly string[];
  /** The areas that distances are measured from. */
  readonly centreIds: readonly string[];
}

interface PlaceNames {
  /** All names, folded. */
  readonly names: readonly string[];
  /** All places of a name, whether in one word or several; a state comes first. */
  find(words: readonly string[]): readonly NamedPlace[];
}

/** What tells the areas of one town apart. */
const directions = /[ -](?:North|South|East|West|Central|Municipal|Mainland|Island)\b.*$/;

/**
 * Lists the names of states, areas and towns.
 * @param others further names, with the ids of the areas they mean
 * @param capitals the capital's area of each state
 */
function findPlaceNames(
  others: Readonly<Record<string, readonly string[]>>,
  capitals: Readonly<Record<string, string>>,
): PlaceNames {
  const names = new Set<string>();
  const places = new Map<string, NamedPlace[]>();
  const add = (said: string, place: NamedPlace) => {
    names.add(foldText(said));
    const key = compactName(said);
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const state of states) add(state.name, statePlace(state, capitals));
  for (const { id, name, stateId } of lgas) add(name, placeOf(name, [id], stateId));
  for (const [said, place] of towns()) if (!places.has(compactName(said))) add(said, place);
  for (const [said, ids] of Object.entries(others)) {
    places.delete(compactName(said));
    add(said, otherPlace(said, ids, capitals));
  }
  return { names: [...names], find: (words) => places.get(words.join('')) ?? [] };
}

/** Towns of several areas, such as Ibadan. */
function towns(): ReadonlyMap<string, NamedPlace> {
  const found = new Map<string, NamedPlace>();
  for (const { id, name, stateId } of lgas) {
    const town = name.replace(directions, '');
    if (town === name || town === '') continue;
    const before = found.get(town)?.stateId === stateId ? (found.get(town)?.lgaIds ?? []) : [];
    found.set(town, placeOf(town, [...before, id], stateId));
  }
  return found;
}

function otherPlace(
  said: string,
  ids: readonly string[],
  capitals: Readonly<Record<string, string>>,
): NamedPlace {
  const [first = ''] = ids;
  const state = findState(first);
  if (state) return statePlace(state, capitals);
  const lga = lgas.find(({ id }) => id === first);
  const name = ids.length === 1 && lga ? lga.name : said.replaceAll(/\b[a-z]/g, upper);
  return placeOf(name, ids, lga?.stateId ?? '');
}

function statePlace({ id, name }: State, capitals: Readonly<Record<string, string>>): NamedPlace {
  return { name, stateId: id, lgaIds: [], centreIds: [capitals[id] ?? ''] };
}

function placeOf(name: string, lgaIds: readonly string[], stateId: string): NamedPlace {
  return { name: `${name}, ${findState(stateId)?.name ?? ''}`, stateId, lgaIds, centreIds: lgaIds };
}

function upper(letter: string): string {
  return letter.toUpperCase();
}
