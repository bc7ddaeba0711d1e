import { sql } from 'kysely';
import { createLog } from '#server/logging/log.ts';
import { SettingError, type Settings } from '#server/settings.ts';
import { openEmbedded } from './embedded-store.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-store.ts';
import { checkIsThere, checkOwner, placeOf } from './store-place.ts';
import type { Store } from './store.ts';

/**
 * Opens the site's store for a command and says on standard error where it is. It never makes a store,
 * and leaves no file that the site could not open.
 * @throws SettingError when there is no store, or it belongs to another account
 * @throws Error of the connection when PostgreSQL cannot be reached
 */
export async function openStoreForCommand(
  settings: Settings,
  { isQuiet = false, ...limits }: CommandOptions = {},
): Promise<Store> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!isQuiet) sayPlace(settings);
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

/** Tells the person at the terminal which store a command is about to open. */
export function sayPlace(settings: Settings): void {
  process.stderr.write(`Store: ${placeOf(settings)}\n`);
}

interface CommandOptions {
  /** How long one statement may take; ten seconds when left out. */
  readonly statementTimeoutMs?: number;
  /** True where the command itself says which store it uses. */
  readonly isQuiet?: boolean;
}

async function checkTables({ tables }: Store): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('leads') is not null as there`.execute(tables);
  if (rows[0]?.there) return;
  throw new SettingError(
    "DATABASE_URL: there is no store in this database. Does this shell have the site's settings? The site makes its store at its first start.",
  );
}
