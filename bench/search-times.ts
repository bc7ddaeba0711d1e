// Searches an imported directory; argument: the data folder. Sends its times to the parent process.
import { wholeDirectory } from '#app/features/providers/directory/directory-query.ts';
import { readSource } from '#server/content/open-files.ts';
import { createLog } from '#server/log.ts';
import { openSearchWords } from '#server/providers/search/search-words.ts';
import { indexDirectory } from '#server/providers/search/directory-index.ts';
import { searchDirectory } from '#server/providers/search/search-directory.ts';
import { loadDirectory } from '#server/providers/store/load-directory.ts';
import { openStore } from '#server/store/open-store.ts';
import { median } from './row.ts';

/** Names out of the directory, and how long searches for them take. */
export interface SearchTimes {
  readonly names: readonly string[];
  /** The same with a letter missing in each longer word. */
  readonly misspelt: readonly string[];
  readonly matchingMs: number;
  readonly misspeltMs: number;
}

const rounds = 40;
/** How often each word is met in the list decides what a search costs: common, rare, unfinished. */
const sampled = 25;

const log = createLog('silent');
const dataFolder = process.argv[2] ?? '';
const store = await openStore({ databaseUrl: undefined, dataFolder, log });
const stored = await loadDirectory(store);
await store.close();
if (!stored) throw new Error('nothing was imported');
const synonyms = openSearchWords(await readSource('content', 'searchWords'));
const index = await indexDirectory(stored.facilities, synonyms);

function medianMs(texts: readonly string[]): number {
  const times = Array.from({ length: rounds }, () => texts).flat();
  return median(
    times.map((text) => {
      const startedAt = performance.now();
      searchDirectory(index, { ...wholeDirectory, text }, Date.now());
      return performance.now() - startedAt;
    }),
  );
}

function misspell(name: string): string {
  return name.replaceAll(/\p{L}{5,}/gu, (word) => word.slice(0, 2) + word.slice(3));
}

const step = Math.floor(index.facilities.length / sampled);
const names = index.facilities.filter((_, at) => at % step === 0).map(({ name }) => name);
const misspelt = names.map(misspell);
const result: SearchTimes = {
  names,
  misspelt,
  matchingMs: medianMs(names),
  misspeltMs: medianMs(misspelt),
};
process.send?.(result);
