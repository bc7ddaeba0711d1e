import { facilityTypes, specialities } from '#app/features/providers/directory/facility-types.ts';
import type { SearchWordLists } from '#app/features/providers/provider-content.schema.ts';
import { wordsOf, type Synonyms } from '#server/text-search/term-index.ts';
import { compactName } from '../areas.ts';
import { listPlaceNames } from '../find-place.ts';

/** The words and phrases that the provider search understands. */
export type SearchWords = ReturnType<typeof openSearchWords>;

/** Opening hours as words of the directory. */
export const hoursWords = { always: '24hours', weekends: 'weekends', sundays: 'sundays' } as const;

/** One word, since each of the two has other meanings. */
const healthCentre = compactName(facilityTypes['health-centre'].label);

/** Prepares the word lists of the content folder. */
export function openSearchWords(lists: SearchWordLists) {
  const meanings = new Map(
    Object.entries(lists.means).map(([said, meant]) => [said, meant.split(' ')]),
  );
  const synonyms = new Map([...meanings].filter(([said]) => !said.includes(' ')));
  const places = listPlaceNames(lists.places, lists.capitals);
  const ignored = new Set(lists.ignored);
  const ignoredAfterPlace = new Set(lists.ignoredAfterPlace);
  const kinds = kindWords(synonyms);
  const phrases = [...meanings.keys(), ...places.names];
  const known = [...phrases.flatMap((phrase) => phrase.split(' ')), ...kinds];
  const vocabulary = new Set([...known, ...ignored, ...ignoredAfterPlace]);
  return {
    /** For single words, in queries and in the directory alike. */
    synonyms,
    /** For words and phrases in queries. */
    meanings,
    ignored,
    ignoredAfterPlace,
    places,
    /** Words for a kind of care or for opening hours, which say nothing about a name. */
    kinds,
    /** Every word of the above, to correct spelling by. */
    vocabulary,
  };
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
