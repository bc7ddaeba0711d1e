import { foldText } from '#app/kernel/fold-text.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { findState, states, type State } from '#app/site/nigeria/states.ts';
import { compactName } from './areas.ts';

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
export interface PlaceNames {
  /** All names, folded. */
  readonly names: readonly string[];
  /** All places of a name, whether in one word or several; a state comes first. */
  find(words: readonly string[]): readonly NamedPlace[];
  /** A local government area by its id, or by its state and name. */
  findArea(text: string): NamedPlace | undefined;
}

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
): PlaceNames {
  const names = new Set<string>();
  const places = new Map<string, NamedPlace[]>();
  const areas = new Map<string, NamedPlace>();
  const add = (said: string, place: NamedPlace) => {
    names.add(foldText(said));
    const key = compactName(said);
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const state of states) add(state.name, statePlace(state, capitals));
  for (const { id, name, stateId } of lgas) {
    areas.set(compactName(id), placeOf(name, [id], stateId));
    add(name, placeOf(name, [id], stateId));
  }
  for (const [said, place] of towns()) if (!places.has(compactName(said))) add(said, place);
  for (const [said, ids] of Object.entries(others)) {
    places.delete(compactName(said));
    add(said, otherPlace(said, ids, capitals));
  }
  return {
    names: [...names],
    find: (words) => places.get(words.join('')) ?? [],
    findArea: (text) => areas.get(compactName(text)),
  };
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
