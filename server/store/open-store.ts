import { passed } from '#server/clock/passed.ts';
import type { Log } from '#server/logging/log.ts';
import { openEmbedded } from './embedded-store.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-store.ts';
import type { Store } from './store.ts';
import { storeFailureReason } from './store-error.ts';

interface StoreOptions {
  /** PostgreSQL to use; the embedded store when undefined. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded store. */
  readonly dataFolder: string;
  readonly log: Log;
}

const firstRetryMs = 500;
const longestRetryMs = 5000;

/**
 * Opens the store and brings its tables up to date, one process at a time.
 * @throws SettingError naming DATA_DIR when the embedded store cannot be used
 * @throws Error of the connection when PostgreSQL cannot be reached
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl === undefined) return openEmbedded(options.dataFolder);
  const store = openPostgres(options.databaseUrl, options);
  try {
    await migrate(store.tables);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Opens the store for a site that must serve pages whatever its store does: a PostgreSQL that
 * cannot be reached yet is tried again until it can.
 * @throws SettingError naming DATA_DIR when the embedded store cannot be used
 */
export async function openStoreForSite(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl === undefined) return openEmbedded(options.dataFolder);
  const store = openPostgres(options.databaseUrl, options);
  const retries = new AbortController();
  if (!(await tryToMigrate(store, options.log))) {
    void migrateLater(store, options.log, retries.signal);
  }
  return {
    ...store,
    close() {
      retries.abort();
      return store.close();
    },
  };
}

async function migrateLater(store: Store, log: Log, signal: AbortSignal): Promise<void> {
  for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, longestRetryMs)) {
    await passed(waitMs);
    if (signal.aborted) return;
    if (!(await tryToMigrate(store, log))) continue;
    log.info('the store is within reach');
    return;
  }
}

async function tryToMigrate(store: Store, log: Log): Promise<boolean> {
  try {
    await migrate(store.tables);
    return true;
  } catch (error) {
    const reason = storeFailureReason(error);
    log.error({ reason }, 'DATABASE_URL: the store cannot be used yet; forms wait for it');
    return false;
  }
}
