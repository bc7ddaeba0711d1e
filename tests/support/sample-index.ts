import {
  wholeDirectory,
  type DirectoryQuery,
} from '#app/features/providers/directory/directory-query.ts';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import { readSource } from '#server/content/open-files.ts';
import { openSearchWords } from '#server/providers/search/search-words.ts';
import { makeSampleDirectory } from '#server/providers/sample/sample-directory.ts';
import { indexDirectory } from '#server/providers/search/directory-index.ts';
import { searchDirectory } from '#server/providers/search/search-directory.ts';

/** A Saturday at ten in Lagos. */
export const saturdayMorningMs = Date.UTC(2026, 10, 21, 9);

/** Searches a list of facilities as the site would; the sample where none is given. */
export async function openSearch(given?: readonly Facility[]) {
  const facilities = given ?? makeSampleDirectory(await readSource('content', 'sample'));
  const index = await indexDirectory(
    facilities,
    openSearchWords(await readSource('content', 'searchWords')),
  );
  return {
    facilities,
    search: (query: Partial<DirectoryQuery>) =>
      searchDirectory(index, { ...wholeDirectory, ...query }, saturdayMorningMs),
  };
}
