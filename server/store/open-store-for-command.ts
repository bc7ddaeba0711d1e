import { sql } from 'kysely';
import { createLog } from '#server/log.ts';
import { SettingError, type Settings } from '#server/settings.ts';
import { openEmbedded } from './embedded-store.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-store.ts';
import { checkIsThere, checkOwner } from './store-place.ts';
import type { Store } from './store.ts';

/** Opens the store for a command; never creates one. @throws SettingError, connection errors */
export async function openStoreForCommand(
  { DATABASE_URL, DATA_DIR }: Settings,
  limits: CommandLimits = {},
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

interface CommandLimits {
  /** Defaults to ten seconds. */
  readonly statementTimeoutMs?: number;
}

async function checkTables({ tables }: Store): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('leads') is not null as there`.execute(tables);
  if (rows[0]?.there) return;
  throw new SettingError(
    "DATABASE_URL: there is no store in this database. Does this shell have the site's settings? The site creates its store when it first starts.",
  );
}
