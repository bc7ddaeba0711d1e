import { setTimeout as delay } from 'node:timers/promises';
import { type Log, createLog } from '#server/log.ts';
import { SettingError, type Settings } from '#server/settings.ts';
import { openEmbedded } from './embedded-store.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-store.ts';
import type { Store, StoreLimits } from './store.ts';
import { storeFailureReason } from './store-error.ts';
import { sql } from 'kysely';
import { checkIsThere, checkOwner } from './store-place.ts';

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
 * @throws SettingError naming DATA_DIR, also when another site uses the embedded store, or DATABASE_URL when
 * that store was moved
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataFolder, isShared = true } = options;
  if (databaseUrl === undefined) return openEmbedded(dataFolder, isShared ? 'shared' : 'site');
  const store = openPostgres(databaseUrl, options);
  const retries = new AbortController();
  const refusal = await findRefusal(store);
  if (refusal instanceof SettingError) {
    await store.close();
    throw refusal;
  }
  if (refusal !== undefined) {
    logRefusal(refusal, options.log);
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
    const refusal = await findRefusal(store);
    if (refusal === undefined) return log.info('store connected');
    logRefusal(refusal, log);
  }
}

/** Migrates the tables. @returns why it could not */
function findRefusal({ tables }: Store): Promise<unknown> {
  return migrate(tables).catch((error: unknown) => error);
}

function logRefusal(refusal: unknown, log: Log): void {
  const reason = storeFailureReason(refusal);
  log.error({ reason }, 'DATABASE_URL: store not available yet; forms answer 503');
}

/** Opens the store for a command; never creates one. @throws SettingError, connection errors */
export async function openStoreForCommand(
  { DATABASE_URL, DATA_DIR }: Settings,
  limits: StoreLimits = {},
): Promise<Store> {
  if (DATABASE_URL === undefined) {
    checkOwner(DATA_DIR);
    checkIsThere(DATA_DIR);
    return openEmbedded(DATA_DIR);
  }
  const store = openPostgres(DATABASE_URL, { log: createLog('silent'), ...limits });
  try {
    await checkTables(store);
    await migrate(store.tables);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function checkTables({ tables }: Store): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('leads') is not null as there`.execute(tables);
  if (rows[0]?.there) return;
  throw new SettingError(
    "DATABASE_URL: there is no store in this database. Does this shell have the site's settings? The site creates its store when it first starts.",
  );
}
