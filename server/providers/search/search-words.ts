import { facilityTypes, specialities } from '#app/features/providers/directory/facility-types.ts';
import type { SearchWordLists } from '#app/features/providers/provider-content.schema.ts';
import { wordsOf, type Synonyms } from '#server/text-search/term-index.ts';
import { compactName } from '../areas.ts';
import { listPlaceNames, type PlaceNames } from '../find-place.ts';

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
  const places = listPlaceNames(lists.places, lists.capitals);
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
