// How long searches of an imported directory take; argument: the data folder. Prints JSON.
import { wholeDirectory } from '../app/location/directory/directory-query.ts';
import { readProviderContent } from '../server/content/providers/provider-content.ts';
import { createLog } from '../server/logging/log.ts';
import { sameWordsOf } from '../server/providers/load-index.ts';
import { indexDirectory, type DirectoryIndex } from '../server/providers/search/directory-index.ts';
import { searchDirectory } from '../server/providers/search/search-directory.ts';
import { loadDirectory } from '../server/providers/store/load-directory.ts';
import { openStore } from '../server/store/open-store.ts';
import { median } from './median.ts';
import { misspell } from './misspell.ts';

const rounds = 40;
/** How often each word is met in the list decides what a search costs: common, rare, unfinished. */
const sampled = 25;

async function readIndex(dataFolder: string): Promise<DirectoryIndex> {
  const log = createLog('silent');
  const store = await openStore({ databaseUrl: undefined, dataFolder, log });
  const stored = await loadDirectory(store);
  await store.close();
  if (!stored) throw new Error('nothing was imported');
  return indexDirectory(stored.facilities, sameWordsOf(await readProviderContent('content')));
}

function medianMs(index: DirectoryIndex, texts: readonly string[]): number {
  const times = Array.from({ length: rounds }, () => texts).flat();
  return median(
    times.map((text) => {
      const startedAt = performance.now();
      searchDirectory(index, { ...wholeDirectory, text }, Date.now());
      return performance.now() - startedAt;
    }),
  );
}

const index = await readIndex(process.argv[2] ?? '');
const step = Math.floor(index.facilities.length / sampled);
const names = index.facilities.filter((_, at) => at % step === 0).map(({ name }) => name);
process.stdout.write(
  JSON.stringify({
    names,
    matchingMs: medianMs(index, names),
    misspeltMs: medianMs(index, names.map(misspell)),
    everythingMs: medianMs(index, ['']),
  }),
);
