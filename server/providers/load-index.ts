import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type {
  ProviderContent,
  SampleSettings,
} from '#server/content/providers/provider-content.ts';
import type { Store } from '#server/store/store.ts';
import { createAreas, type Areas } from './areas.ts';
import { partnerFacilities, withPartners } from './partners.ts';
import { sampleByState } from './sample/sample-directory.ts';
import { indexDirectory, type DirectoryIndex } from './search/directory-index.ts';
import { openSearchWords } from './search/search-words.ts';
import { loadDirectory } from './store/load-directory.ts';

export interface LoadedDirectory {
  /** Undefined for the sample, which is not stored. */
  readonly version: string | undefined;
  readonly index: DirectoryIndex;
  readonly areas: Areas;
}

interface LoaderOptions {
  readonly store: Store;
  /** Called when the directory is first loaded. */
  readonly readContent: () => Promise<ProviderContent>;
  /** Phone number shown for partner hospitals. */
  readonly phone: string;
}

/** Loads the imported directory, or generates the sample. */
export function createDirectoryLoader(options: LoaderOptions): () => Promise<LoadedDirectory> {
  let prepared: ReturnType<typeof prepare> | undefined;
  return async () => {
    prepared ??= prepare(await options.readContent(), options.phone);
    const { areas, searchWords, partners, sample } = prepared;
    const stored = await loadDirectory(options.store);
    const facilities = stored?.facilities ?? (await makeSample(sample));
    const index = await indexDirectory(withPartners(facilities, partners), searchWords);
    return { areas, version: stored?.version, index };
  };
}

function prepare(content: ProviderContent, phone: string) {
  return {
    areas: createAreas(content.columns),
    searchWords: openSearchWords(content.searchWords),
    partners: partnerFacilities(content.partners, phone),
    sample: content.sample,
  };
}

async function makeSample(settings: SampleSettings): Promise<readonly Facility[]> {
  const facilities: Facility[] = [];
  for (const ofState of sampleByState(settings)) {
    facilities.push(...ofState);
    await nextTurn();
  }
  return facilities;
}
