import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { openEmbedded } from './embedded-store.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-store.ts';
import type { Store } from './store.ts';
import { storeFailureReason } from './store-error.ts';

interface StoreOptions {
  /** Address of PostgreSQL; the embedded store when undefined. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** False for a site, which has the embedded store to itself. */
  readonly isShared?: boolean;
  readonly log: Log;
}

const firstRetryMs = 500;
const longestRetryMs = 5000;

/**
 * Opens the store and migrates it, PostgreSQL as soon as it answers.
 * @throws SettingError naming DATA_DIR, also when another site uses the embedded store
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataFolder, isShared = true } = options;
  if (databaseUrl === undefined) return openEmbedded(dataFolder, isShared ? 'shared' : 'site');
  const store = openPostgres(databaseUrl, options);
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
    await delay(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    if (await tryToMigrate(store, log)) return log.info('store connected');
  }
}

async function tryToMigrate(store: Store, log: Log): Promise<boolean> {
  try {
    await migrate(store.tables);
    return true;
  } catch (error) {
    const reason = storeFailureReason(error);
    log.error({ reason }, 'DATABASE_URL: store not available yet; forms answer 503');
    return false;
  }
}
