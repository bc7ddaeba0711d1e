import type { SearchGroup } from '#app/features/search/site-search.ports.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { facilityTypes } from '#app/features/providers/directory/facility-types.ts';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { editDistanceToBeginning } from '#app/kernel/edit-distance.ts';
import { tellingWords } from './text-entry.ts';

const mostShown = 3;
const mistakesAllowed = 1;
const longEnoughForMistakes = 4;

/**
 * Finds facilities: the first few, with a link to all, and whether the words are those of the best one:
 * its name, place or type.
 * @returns undefined when there are none, or the directory is unavailable
 */
export async function findFacilities(words: string, directory: Pick<ProviderDirectory, 'search'>) {
  try {
    const query = new URLSearchParams({ q: words });
    const { total, items, area, leftOut } = await directory.search(query);
    const [best] = items;
    if (!best) return undefined;
    const results = items.slice(0, mostShown).map(facilityResult);
    const allPath = total > results.length ? `/providers?${query}` : undefined;
    const group: SearchGroup = { kind: 'facility', total, results, allPath };
    // "Lekki" is no name of an area, but the directory knows where it is.
    const isPlace = Boolean(area) && leftOut.length === 0;
    return { group, isNamed: isPlace || isNamed(best, tellingWords(words)) };
  } catch (error) {
    if (error instanceof DirectoryUnavailableError) return undefined;
    throw error;
  }
}

function isNamed(item: FacilitySummary, asked: readonly string[]): boolean {
  const { name, address, type, lga, state } = item;
  const text = [name, address, facilityTypes[type].label, lga, state].join(' ');
  const words = foldText(text).split(' ');
  return asked.every((one) => words.some((word) => begins(word, one)));
}

function begins(word: string, asked: string): boolean {
  if (word.startsWith(asked)) return true;
  if (asked.length < longEnoughForMistakes) return false;
  return editDistanceToBeginning(asked, word, mistakesAllowed) <= mistakesAllowed;
}

function facilityResult({ name, path, type, lga, state }: FacilitySummary) {
  const place = lga === null ? state : `${lga}, ${state}`;
  return { title: name, path, excerpt: `${facilityTypes[type].label} in ${place}` };
}
