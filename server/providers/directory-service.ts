import {
  parseQueryParts,
  type DirectoryQuery,
} from '#app/features/providers/directory/directory-query.ts';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import type { Log } from '#server/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { repeat } from '#server/timers.ts';
import { findFacility } from './find-facility.ts';
import { findPlace, findStateId, type PlaceNames } from './find-place.ts';
import { createDirectoryLoader, type LoadedDirectory, type LoaderOptions } from './load-index.ts';
import { searchDirectory } from './search/search-directory.ts';
import { findCurrentVersion } from './store/load-directory.ts';

/** Everything that the directory lists, by name. */
export interface ListedDirectory {
  readonly facilities: readonly Facility[];
  /** The day of the import, or of the sample. */
  readonly updatedOn: string;
  readonly isSample: boolean;
}

interface DirectoryOptions extends LoaderOptions {
  readonly log: Log;
  readonly now?: () => number;
  readonly pollEveryMs?: number;
}

/** Between looks for an import, and at a store that is away. */
const defaultPollMs = 1000;

/** Keeps the current directory in memory and searches it. */
export function createDirectoryService(options: DirectoryOptions) {
  const { now = Date.now, pollEveryMs = defaultPollMs } = options;
  const memory = createMemory(options, now, pollEveryMs);
  const following = repeat(async () => {
    await memory.poll();
    return pollEveryMs;
  });

  const port: ProviderDirectory = {
    async search(parameters) {
      const { index, version } = await memory.current();
      const query = knownPlacesOnly(index.searchWords.places, parameters);
      return { ...searchDirectory(index, query, now()), isSample: version === undefined };
    },
    async find(segment) {
      const { index, version } = await memory.current();
      const found = findFacility(index, segment, now());
      return found && { ...found, isSample: version === undefined };
    },
    async findPlace(text, stateId) {
      return findPlace(await memory.placeNames(), text, stateId)?.name;
    },
  };

  return {
    ...port,
    /** Calls back after each change of the directory. */
    onChange: memory.onChange,
    /** Loads the directory and follows imports; `stop` resolves once the store is no longer read. */
    ...following,
    /** Lists everything, the sample too. @throws DirectoryUnavailableError */
    async list(): Promise<ListedDirectory> {
      const { index, version, updatedOn } = await memory.current();
      return { facilities: index.facilities, updatedOn, isSample: version === undefined };
    },
  };
}

function createMemory(options: DirectoryOptions, now: () => number, pollEveryMs: number) {
  const { store, log } = options;
  const { load, placeNames } = createDirectoryLoader(options);
  const listeners: (() => void)[] = [];
  let loaded: LoadedDirectory | undefined;
  let loading: Promise<LoadedDirectory> | undefined;
  let failedAtMs = Number.NEGATIVE_INFINITY;
  let isAvailable = true;

  async function replace(): Promise<LoadedDirectory> {
    const isFirst = loaded === undefined;
    loaded = await load();
    const facts = { facilities: loaded.index.facilities.length, version: loaded.version };
    log.info(facts, 'directory loaded');
    if (!isFirst) for (const listener of listeners) listener();
    return loaded;
  }

  async function isCurrent(): Promise<boolean> {
    const version = await findCurrentVersion(store);
    return loaded !== undefined && loaded.version === version;
  }

  function replaceOnce(): Promise<LoadedDirectory> {
    loading ??= replace().finally(() => (loading = undefined));
    return loading;
  }

  return {
    onChange: (listener: () => void) => void listeners.push(listener),
    placeNames,

    /** Returns the directory, loading it if needed; waits before it retries a failed load. */
    async current(): Promise<LoadedDirectory> {
      if (loaded) return loaded;
      if (!loading && now() - failedAtMs < pollEveryMs) throw new DirectoryUnavailableError();
      try {
        return await replaceOnce();
      } catch (error) {
        failedAtMs = now();
        throw new DirectoryUnavailableError('the directory cannot be read', { cause: error });
      }
    },

    /** Loads what another process has imported; keeps the present directory when that fails. */
    async poll(): Promise<void> {
      try {
        // A load that had already begun may end with the version before.
        while (!(await isCurrent())) await replaceOnce();
        isAvailable = true;
      } catch (error) {
        // Log once per outage, not on every poll.
        if (isAvailable)
          log.warn({ reason: storeFailureReason(error) }, 'directory store unavailable');
        isAvailable = false;
      }
    },
  };
}

/**
 * Finds the places of an address by their names; ignores an unknown one, or one outside the state.
 * A town of several areas is searched for by name.
 */
function knownPlacesOnly(known: PlaceNames, parameters: URLSearchParams): DirectoryQuery {
  const parts = parseQueryParts(parameters);
  const stateId = findStateId(known, parts.stateId ?? '');
  const place = findPlace(known, parts.lgaId ?? '', stateId);
  const [lgaId, ...others] = place?.lgaIds ?? [];
  const query = { ...parts, stateId: stateId ?? place?.stateId };
  if (others.length > 0) {
    return { ...query, lgaId: undefined, text: `${parts.text} ${parts.lgaId}`.trim() };
  }
  const hasOrigin = parts.near !== undefined || lgaId !== undefined;
  return { ...query, lgaId, sort: hasOrigin || parts.sort !== 'distance' ? parts.sort : 'match' };
}
