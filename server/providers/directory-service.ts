import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Facility } from '#app/location/directory/facility.ports.ts';
import { parseQueryParts, type DirectoryQuery } from '#app/location/directory/directory-query.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/location/directory/provider-directory.ports.ts';
import type {
  ProviderContent,
  SampleSettings,
} from '#server/content/providers/provider-content.ts';
import type { Log } from '#server/logging/log.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { createAreas, type Areas } from './areas.ts';
import { findFacility } from './find-facility.ts';
import { partnerFacilities, withPartners } from './partners.ts';
import { sampleByState } from './sample/sample-directory.ts';
import { indexDirectory, type DirectoryIndex } from './search/directory-index.ts';
import type { SameWords } from './search/query-words.ts';
import { searchDirectory } from './search/search-directory.ts';
import { findCurrentVersion, loadDirectory } from './store/load-directory.ts';

/** The directory that pages search, kept in step with the store. */
export interface DirectoryService extends ProviderDirectory {
  /** Loads the directory and begins to look for imports made by other processes. */
  start(): void;
  stop(): void;
  /** Called whenever another directory has taken the place of the one before. */
  onChange(listener: () => void): void;
}

interface DirectoryOptions {
  readonly store: Store;
  /** Asked for when the directory is first loaded. */
  readonly readContent: () => Promise<ProviderContent>;
  /** What is dialled for partner hospitals, which are reached through the insurer. */
  readonly phone: string;
  readonly log: Log;
  readonly now?: () => number;
  readonly lookEveryMs?: number;
}

/** What the content says, ready for use. */
interface Prepared {
  readonly areas: Areas;
  readonly sameWords: SameWords;
  readonly partners: readonly Facility[];
  readonly sample: SampleSettings;
}

interface Loaded {
  readonly areas: Areas;
  /** Undefined for the sample, which is in no store. */
  readonly version: string | undefined;
  readonly index: DirectoryIndex;
}

/** An import shows in every process after this long at most, plus the time to read it. */
const defaultLookEveryMs = 2000;

/** Keeps the current directory in memory, ready to be searched. */
export function createDirectoryService(options: DirectoryOptions): DirectoryService {
  const { store, log, now = Date.now, lookEveryMs = defaultLookEveryMs } = options;
  const listeners: (() => void)[] = [];
  let prepared: Prepared | undefined;
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let failedAtMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  async function load(): Promise<Loaded> {
    prepared ??= prepare(await options.readContent(), options.phone);
    const { areas, sameWords, partners, sample } = prepared;
    const stored = await loadDirectory(store);
    const facilities = stored?.facilities ?? (await makeSample(sample));
    const index = await indexDirectory(withPartners(facilities, partners), sameWords);
    const isFirst = loaded === undefined;
    loaded = { areas, version: stored?.version, index };
    log.info({ facilities: index.facilities.length, isSample: !stored }, 'directory loaded');
    if (!isFirst) for (const listener of listeners) listener();
    return loaded;
  }

  function loadOnce(): Promise<Loaded> {
    loading ??= load().finally(() => (loading = undefined));
    return loading;
  }

  /** What is in memory, or what is being loaded; a store that is away is not asked every time. */
  async function current(): Promise<Loaded> {
    if (loaded) return loaded;
    if (!loading && now() - failedAtMs < lookEveryMs) throw new DirectoryUnavailableError();
    try {
      return await loadOnce();
    } catch (error) {
      failedAtMs = now();
      throw new DirectoryUnavailableError('the directory cannot be read', { cause: error });
    }
  }

  async function look(): Promise<void> {
    try {
      const version = await findCurrentVersion(store);
      if (!loaded || loaded.version !== version) await loadOnce();
    } catch (error) {
      log.warn({ reason: storeFailureReason(error) }, 'the directory could not be looked at');
    }
  }

  function lookLater(): void {
    timer = setTimeout(() => void look().then(() => timer && lookLater()), lookEveryMs);
    timer.unref();
  }

  return {
    start() {
      void look();
      lookLater();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
    onChange: (listener) => listeners.push(listener),
    async search(parameters) {
      const { areas, index, version } = await current();
      const query = knownAreasOnly(areas, parameters);
      return { ...searchDirectory(index, query, now()), isSample: version === undefined };
    },
    async find(segment) {
      const { index, version } = await current();
      return findFacility(index, segment, { nowMs: now(), isSample: version === undefined });
    },
  };
}

function prepare(content: ProviderContent, phone: string): Prepared {
  const words = Object.entries(content.searchWords);
  return {
    areas: createAreas(content.columns),
    sameWords: new Map(words.map(([word, meant]) => [word, meant.split(' ')])),
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

/** Areas by whatever name; an area that is not known, or lies elsewhere, counts as not asked. */
function knownAreasOnly(areas: Areas, parameters: URLSearchParams): DirectoryQuery {
  const parts = parseQueryParts(parameters);
  const state = parts.stateId === undefined ? undefined : areas.findState(parts.stateId);
  const lga = parts.lgaId === undefined ? undefined : areas.findLga(parts.lgaId, state?.id);
  return { ...parts, stateId: state?.id ?? lga?.stateId, lgaId: lga?.id };
}
