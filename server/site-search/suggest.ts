import { formatNumber } from '#app/kernel/numbers.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import type { SearchGroup } from '#app/features/search/site-search.ports.ts';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import { mostSuggestions, type Suggestion } from '#app/ui/search-box/suggestion.ts';
import { isTitled, tellingWords } from './text-entry.ts';
import { findFacilities } from './find-facilities.ts';
import { isAnswered, type FoundEntry, type SearchTexts } from './text-search.ts';

const mostOfAKind = 3;
const mostFacilities = 2;
/** Two letters begin the names of thousands of hospitals. */
const fewestLettersOfFacility = 3;
/** Worse ones only have a word of the query somewhere in their text. */
const leastShareOfBest = 0.2;

type Directory = Pick<ProviderDirectory, 'search'>;

/** Suggests the entries of all kinds that a query, perhaps unfinished, is most likely to mean. */
export async function suggest(
  words: string,
  searchTexts: SearchTexts,
  directory: Directory,
): Promise<readonly Suggestion[]> {
  const found = searchTexts(words);
  const texts = pickFew(found);
  const facilities = facilitySuggestions(await facilitiesFor(words, found, directory), words);
  const isPlace = !isTitled(found[0]?.entry.title, tellingWords(words));
  const all = isPlace ? [...facilities, ...texts] : [...texts, ...facilities];
  return all.slice(0, mostSuggestions);
}

/** Few of each kind, and one for each address. */
function pickFew(found: readonly FoundEntry[]): readonly Suggestion[] {
  const counts = new Map<string, number>();
  const paths = new Set<string>();
  const picked: Suggestion[] = [];
  const least = (found[0]?.rank ?? 0) * leastShareOfBest;
  for (const { entry, rank } of found) {
    const { kind, title, path } = entry;
    const count = counts.get(kind) ?? 0;
    if (picked.length >= mostSuggestions || rank < least) break;
    if (paths.has(path) || count >= mostOfAKind) continue;
    paths.add(path);
    counts.set(kind, count + 1);
    picked.push({ kind, title, path });
  }
  return picked;
}

/** Looks for hospitals unless a page answers all of the query, or they have its words by chance. */
async function facilitiesFor(
  words: string,
  found: readonly FoundEntry[],
  directory: Directory,
): Promise<SearchGroup | undefined> {
  if (isAnswered(found, words) || foldText(words).length < fewestLettersOfFacility) {
    return undefined;
  }
  const facilities = await findFacilities(words, directory);
  return facilities?.isNamed || found.length === 0 ? facilities?.group : undefined;
}

function facilitySuggestions(group: SearchGroup | undefined, words: string): readonly Suggestion[] {
  if (!group) return [];
  const { total, results, allPath } = group;
  const few = results.slice(0, mostFacilities).map(({ title, path, excerpt }): Suggestion => ({
    kind: 'facility',
    title,
    path,
    note: excerpt,
  }));
  if (allPath === undefined) return few;
  const title = `${formatNumber(total)} hospitals and clinics for “${words}”`;
  return [{ kind: 'facility', title, path: allPath, note: 'See all' }, ...few];
}
