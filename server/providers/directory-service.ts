import { parseQueryParts, type DirectoryQuery } from '#app/location/directory/directory-query.ts';
import type { Facility } from '#app/location/directory/facility.ports.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/location/directory/provider-directory.ports.ts';
import type { ProviderContent } from '#server/content/providers/provider-content.ts';
import type { Log } from '#server/logging/log.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Areas } from './areas.ts';
import { findFacility } from './find-facility.ts';
import { createDirectoryLoader, type LoadedDirectory } from './load-index.ts';
import { searchDirectory } from './search/search-directory.ts';
import { findCurrentVersion } from './store/load-directory.ts';

/** The directory that pages search, kept in step with the store. */
export interface DirectoryService extends ProviderDirectory {
  /** Loads the directory and begins to look for imports made by other processes. */
  start(): void;
  /** Resolves when the store is no longer read. */
  stop(): Promise<void>;
  /**
   * Every facility, in the order of their names; none of the sample, which is invented.
   * @throws DirectoryUnavailableError
   */
  facilities(): Promise<readonly Facility[]>;
  /** Called whenever another directory has taken the place of the one before. */
  onChange(listener: () => void): void;
}

interface DirectoryOptions {
  readonly store: Store;
  readonly readContent: () => Promise<ProviderContent>;
  /** What is dialled for partner hospitals. */
  readonly phone: string;
  readonly log: Log;
  readonly now?: () => number;
  readonly lookEveryMs?: number;
}

/** An import shows in every process after this long at most, plus the time to read it. */
const defaultLookEveryMs = 2000;

/** Keeps the current directory in memory, ready to be searched. */
export function createDirectoryService(options: DirectoryOptions): DirectoryService {
  const { now = Date.now, lookEveryMs = defaultLookEveryMs } = options;
  const memory = createMemory(options, now, lookEveryMs);
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  function look(): Promise<void> {
    const before = looking;
    looking = memory.look().then(() => before);
    return looking;
  }

  function lookLater(): void {
    timer = setTimeout(() => void look().then(() => timer && lookLater()), lookEveryMs);
    timer.unref();
  }

  return {
    onChange: memory.onChange,
    start() {
      void look();
      lookLater();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      return looking;
    },
    async facilities() {
      const { index, version } = await memory.current();
      return version === undefined ? [] : index.facilities;
    },
    async search(parameters) {
      const { areas, index, version } = await memory.current();
      const query = knownAreasOnly(areas, parameters);
      return { ...searchDirectory(index, query, now()), isSample: version === undefined };
    },
    async find(segment) {
      const { index, version } = await memory.current();
      return findFacility(index, segment, { nowMs: now(), isSample: version === undefined });
    },
  };
}

function createMemory(options: DirectoryOptions, now: () => number, lookEveryMs: number) {
  const { store, log } = options;
  const load = createDirectoryLoader(options);
  const listeners: (() => void)[] = [];
  let loaded: LoadedDirectory | undefined;
  let loading: Promise<LoadedDirectory> | undefined;
  let failedAtMs = Number.NEGATIVE_INFINITY;
  let isWithinReach = true;

  async function replace(): Promise<LoadedDirectory> {
    const isFirst = loaded === undefined;
    loaded = await load();
    const facts = { facilities: loaded.index.facilities.length, version: loaded.version };
    log.info(facts, 'directory loaded');
    if (!isFirst) for (const listener of listeners) listener();
    return loaded;
  }

  function replaceOnce(): Promise<LoadedDirectory> {
    loading ??= replace().finally(() => (loading = undefined));
    return loading;
  }

  return {
    onChange: (listener: () => void) => void listeners.push(listener),

    /** What is in memory, or is being loaded; a store that is away is not asked every time. */
    async current(): Promise<LoadedDirectory> {
      if (loaded) return loaded;
      if (!loading && now() - failedAtMs < lookEveryMs) throw new DirectoryUnavailableError();
      try {
        return await replaceOnce();
      } catch (error) {
        failedAtMs = now();
        throw new DirectoryUnavailableError('the directory cannot be read', { cause: error });
      }
    },

    /** Loads what another process has imported. What is in memory stays when that fails. */
    async look(): Promise<void> {
      try {
        const version = await findCurrentVersion(store);
        if (!loaded || loaded.version !== version) await replaceOnce();
        isWithinReach = true;
      } catch (error) {
        // Said once, not every two seconds.
        if (isWithinReach)
          log.warn({ reason: storeFailureReason(error) }, 'directory out of reach');
        isWithinReach = false;
      }
    },
  };
}

/** Areas by whatever name; an area that is not known, or lies elsewhere, counts as not asked. */
function knownAreasOnly(areas: Areas, parameters: URLSearchParams): DirectoryQuery {
  const parts = parseQueryParts(parameters);
  const state = parts.stateId === undefined ? undefined : areas.findState(parts.stateId);
  const lga = parts.lgaId === undefined ? undefined : areas.findLga(parts.lgaId, state?.id);
  return { ...parts, stateId: state?.id ?? lga?.stateId, lgaId: lga?.id };
}
