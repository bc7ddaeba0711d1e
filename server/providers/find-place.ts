import { foldText } from '#app/kernel/fold-text.ts';
import { findState, states, type State } from '#app/site/nigeria/states.ts';
import { editDistance } from '#app/kernel/edit-distance.ts';
import { mistakesAllowed } from '#server/text-search/find-terms.ts';
import { findLga, lgas } from '#app/site/nigeria/lgas.ts';
import { compactName } from './areas.ts';

const mostLetters = 60;
const leastBeginning = 3;
const leastMisspelt = 4;
/** What people add to the name of an area. */
const kindWords = / (?:lga|local government(?: area)?|area council)$/;

/**
 * Finds the local government area, or the town of several, that a text means: by an id, a name, a
 * beginning that no other name has, a name within a longer text ("Surulere, Lagos"), or a misspelt name.
 * @param stateId only places of this state; all where undefined
 * @returns undefined for a whole state, and for what is not known
 */
export function findPlace(
  known: PlaceNames,
  text: string,
  stateId: string | undefined,
): NamedPlace | undefined {
  const said = foldText(text.slice(0, mostLetters));
  const wanted = said.replace(kindWords, '');
  if (wanted === '') return undefined;
  const isHere = (place: NamedPlace) =>
    place.lgaIds.length > 0 && (stateId ?? place.stateId) === place.stateId;
  const find = (words: readonly string[]) => known.find(words).find(isHere);
  const byId = known.findArea(said);
  if (byId) return isHere(byId) ? byId : undefined;
  const area = known.findArea(`${stateId ?? ''} ${wanted}`);
  if (area && isHere(area)) return area;
  const words = wanted.split(' ');
  const areas = () =>
    known.names.flatMap((name) => {
      const place = find(name.split(' '));
      return place ? [{ name, place }] : [];
    });
  return find(words) ?? begun(wanted, areas()) ?? within(words, find) ?? misspelt(wanted, areas());
}

interface Area {
  readonly name: string;
  readonly place: NamedPlace;
}

function begun(wanted: string, areas: readonly Area[]): NamedPlace | undefined {
  if (wanted.length < leastBeginning) return undefined;
  return onlyOne(areas.filter(({ name }) => name.startsWith(wanted)));
}

/** The place that the longest run of words names. */
function within(
  words: readonly string[],
  find: (words: readonly string[]) => NamedPlace | undefined,
): NamedPlace | undefined {
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const place = find(words.slice(from, from + length));
      if (place) return place;
    }
  }
  return undefined;
}

function misspelt(wanted: string, areas: readonly Area[]): NamedPlace | undefined {
  if (wanted.length < leastMisspelt) return undefined;
  // Hardly anybody gets the first letter wrong.
  const alike = areas.filter(({ name }) => name.startsWith(wanted.charAt(0)));
  for (let mistakes = 1; mistakes <= mistakesAllowed(wanted); mistakes += 1) {
    const closest = alike.filter(({ name }) => editDistance(wanted, name, mistakes) <= mistakes);
    if (closest.length > 0) return onlyOne(closest);
  }
  return undefined;
}

/** The place that all names mean. */
function onlyOne(areas: readonly Area[]): NamedPlace | undefined {
  const [first, ...others] = areas.map(({ place }) => place);
  const isOne = others.every(({ lgaIds }) => lgaIds.join() === first?.lgaIds.join());
  return isOne ? first : undefined;
}

/** Finds a state by its id or a name: "Lagos State", "Abuja". */
export function findStateId(known: PlaceNames, text: string): string | undefined {
  const words = foldText(text.slice(0, mostLetters))
    .replace(/ state$/, '')
    .split(' ');
  const named = known.find(words).find(({ lgaIds }) => lgaIds.length === 0);
  return findState(text)?.id ?? named?.stateId;
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

/** The names of places. */
export type PlaceNames = ReturnType<typeof listPlaceNames>;

/** What tells the areas of one town apart. */
const directions = /[ -](?:North|South|East|West|Central|Municipal|Mainland|Island)\b.*/;

/**
 * Lists the names of states, areas and towns.
 * @param others further names, with the ids of the areas they mean
 * @param capitals the capital's area of each state
 */
export function listPlaceNames(
  others: Readonly<Record<string, readonly string[]>>,
  capitals: Readonly<Record<string, string>>,
) {
  const names = new Set<string>();
  const places = new Map<string, NamedPlace[]>();
  const areas = new Map<string, NamedPlace>();
  const placesOf = (said: string) => places.get(compactName(said)) ?? [];
  const name = (said: string, meant: NamedPlace[]) => {
    names.add(foldText(said));
    places.set(compactName(said), meant);
  };
  const add = (said: string, place: NamedPlace) => name(said, [...placesOf(said), place]);
  for (const state of states) add(state.name, statePlace(state, capitals));
  for (const lga of lgas) {
    const place = areaPlace(lga.name, [lga.id], lga.stateId);
    areas.set(compactName(lga.id), place);
    add(lga.name, place);
  }
  for (const [said, place] of towns()) if (placesOf(said).length === 0) add(said, place);
  for (const [said, ids] of Object.entries(others)) {
    const place = otherPlace(said, ids, capitals);
    const elsewhere = placesOf(said).filter(({ stateId }) => stateId !== place.stateId);
    name(said, [place, ...elsewhere]);
  }
  return {
    /** All names, folded. */
    names: [...names],
    /** All places of a name, whether in one word or several; a state comes first. */
    find: (words: readonly string[]): readonly NamedPlace[] => places.get(words.join('')) ?? [],
    /** A local government area by its id, or by its state and name. */
    findArea: (text: string) => areas.get(compactName(text)),
  };
}

/** Towns of several areas, such as Ibadan. */
function towns(): ReadonlyMap<string, NamedPlace> {
  const found = new Map<string, NamedPlace>();
  for (const { id, name, stateId } of lgas) {
    const town = name.replace(directions, '');
    if (town === name || town === '') continue;
    const before = found.get(town)?.stateId === stateId ? (found.get(town)?.lgaIds ?? []) : [];
    found.set(town, areaPlace(town, [...before, id], stateId));
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
  const lga = findLga(first);
  const name = ids.length === 1 && lga ? lga.name : said.replaceAll(/\b[a-z]/g, upper);
  return areaPlace(name, ids, lga?.stateId ?? '');
}

function statePlace({ id, name }: State, capitals: Readonly<Record<string, string>>): NamedPlace {
  return { name, stateId: id, lgaIds: [], centreIds: [capitals[id] ?? ''] };
}

function areaPlace(name: string, lgaIds: readonly string[], stateId: string): NamedPlace {
  return { name: `${name}, ${findState(stateId)?.name ?? ''}`, stateId, lgaIds, centreIds: lgaIds };
}

function upper(letter: string): string {
  return letter.toUpperCase();
}
