import type { SearchGroup } from '#app/features/search/site-search.ports.ts';
import { foldText } from '#app/kernel/text/fold-text.ts';
import { facilityTypes } from '#app/location/directory/facility-types.ts';
import type { FacilitySummary } from '#app/location/directory/facility.ports.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/location/directory/provider-directory.ports.ts';
import { editDistanceToBeginning } from '#server/text-search/edit-distance.ts';
import { tellingWords } from './common-words.ts';

const mostShown = 4;
const mistakesAllowed = 1;
const longEnoughForMistakes = 4;

/**
 * The facilities that some words may mean. Every hospital has a "plan" somewhere in its services, so
 * where pages are found too, facilities are shown only when the words name the best of them, its
 * place or its kind; otherwise the way to them is.
 * @returns undefined where there are none, or the directory cannot be read now
 */
export async function findFacilities(
  words: string,
  directory: Pick<ProviderDirectory, 'search'>,
  { isAlone }: { readonly isAlone: boolean },
): Promise<SearchGroup | undefined> {
  try {
    const query = new URLSearchParams({ q: words });
    const { total, items } = await directory.search(query);
    const [best] = items;
    if (!best) return undefined;
    const isMeant = isAlone || isNamed(best, tellingWords(words));
    const results = isMeant ? items.slice(0, mostShown).map(facilityResult) : [];
    const allPath = total > results.length ? `/providers?${query}` : undefined;
    return { kind: 'facility', total, results, allPath };
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
