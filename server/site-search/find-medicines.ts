import type {
  FoundMedicines,
  Medicine,
  MedicinesPage,
} from '#app/features/medicines/medicines.ports.ts';
import { medicinePath } from '#app/features/medicines/medicine-paths.ts';
import type { Synonyms } from '#server/text-search/term-index.ts';
import { plainWordsOf, tellingWords, type TextEntry } from './text-entry.ts';
import { createTextSearch } from './text-search.ts';

/** Opens the search for medicines, which are the same in both editions. */
export function openMedicines({ groups }: Pick<MedicinesPage, 'groups'>, synonyms: Synonyms) {
  const byEntry = new Map<TextEntry, Medicine>(
    groups.flatMap(({ title, medicines }) =>
      medicines.map((medicine) => [entryOf(medicine, title), medicine] as const),
    ),
  );
  const entries = [...byEntry.keys()];
  const search = createTextSearch(entries, synonyms);
  return {
    find: (words: string): FoundMedicines => {
      const found = search(words).map(({ entry }) => entry);
      const asked = tellingWords(words).filter((word) => !synonyms.has(word));
      return {
        medicines: found.flatMap((entry) => byEntry.get(entry) ?? []),
        isExact: found.some((entry) => hasAll(entry, asked)),
      };
    },
    // Beside pages, whose titles have such words too, "pregnancy" does not mean all its medicines.
    entries: entries.map((entry) => Object.assign({}, entry, { headings: [] })),
  };
}

function entryOf({ name, brands, use }: Medicine, group: string): TextEntry {
  const brandNames = brands.length > 0 ? `${brands.join(', ')}. ` : '';
  return {
    kind: 'medicine',
    title: name,
    path: medicinePath(name),
    summary: `${brandNames}${use}.`,
    headings: [group],
    text: '',
    keywords: brands,
  };
}

function hasAll(entry: TextEntry, asked: readonly string[]): boolean {
  const words = plainWordsOf(`${entry.title} ${entry.summary} ${entry.headings.join(' ')}`);
  return asked.every((one) => words.some((word) => word.startsWith(one)));
}
