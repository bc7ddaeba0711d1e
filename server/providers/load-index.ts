import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Facility } from '#app/location/directory/facility.ports.ts';
import type {
  ProviderContent,
  SampleSettings,
} from '#server/content/providers/provider-content.ts';
import type { Store } from '#server/store/store.ts';
import { createAreas, type Areas } from './areas.ts';
import { partnerFacilities, withPartners } from './partners.ts';
import { sampleByState } from './sample/sample-directory.ts';
import { indexDirectory, type DirectoryIndex } from './search/directory-index.ts';
import type { SameWords } from '#server/text-search/query-words.ts';
import { loadDirectory } from './store/load-directory.ts';

/** A directory in memory, ready to be searched. */
export interface LoadedDirectory {
  /** Undefined for the sample, which is in no store. */
  readonly version: string | undefined;
  readonly index: DirectoryIndex;
  readonly areas: Areas;
}

/** What the content says about the directory, ready for use. */
interface Prepared {
  readonly areas: Areas;
  readonly sameWords: SameWords;
  readonly partners: readonly Facility[];
  readonly sample: SampleSettings;
}

interface LoaderOptions {
  readonly store: Store;
  /** Asked for when the directory is first loaded. */
  readonly readContent: () => Promise<ProviderContent>;
  /** What is dialled for partner hospitals, which are reached through the insurer. */
  readonly phone: string;
}

/** Reads the current directory from the store, or makes the sample where nothing was imported. */
export function createDirectoryLoader(options: LoaderOptions): () => Promise<LoadedDirectory> {
  let prepared: Prepared | undefined;
  return async () => {
    prepared ??= prepare(await options.readContent(), options.phone);
    const { areas, sameWords, partners, sample } = prepared;
    const stored = await loadDirectory(options.store);
    const facilities = stored?.facilities ?? (await makeSample(sample));
    const index = await indexDirectory(withPartners(facilities, partners), sameWords);
    return { areas, version: stored?.version, index };
  };
}

function prepare(content: ProviderContent, phone: string): Prepared {
  return {
    areas: createAreas(content.columns),
    sameWords: sameWordsOf(content),
    partners: partnerFacilities(content.partners, phone),
    sample: content.sample,
  };
}

/** The words that mean the same, as the search looks them up. */
export function sameWordsOf({ searchWords }: Pick<ProviderContent, 'searchWords'>): SameWords {
  return new Map(Object.entries(searchWords).map(([word, meant]) => [word, meant.split(' ')]));
}

async function makeSample(settings: SampleSettings): Promise<readonly Facility[]> {
  const facilities: Facility[] = [];
  for (const ofState of sampleByState(settings)) {
    facilities.push(...ofState);
    await nextTurn();
  }
  return facilities;
}
