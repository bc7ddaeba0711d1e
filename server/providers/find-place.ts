import { foldText } from '#app/kernel/fold-text.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { editDistance } from '#app/kernel/edit-distance.ts';
import { mistakesAllowed } from '#server/text-search/find-terms.ts';
import type { NamedPlace, PlaceNames } from './place-names.ts';

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
  const area = known.findArea(said) ?? known.findArea(`${stateId ?? ''} ${wanted}`);
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
