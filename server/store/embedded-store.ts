import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { SettingError } from '#server/settings.ts';
import { migrate } from './migrate.ts';
import { checkIsCurrent } from './moved-store.ts';
import { syncToDisk } from './copies/sync-disk.ts';
import type { Tables } from './schema.ts';
import { embeddedDialect } from './embedded-dialect.ts';
import type { Store } from './store.ts';
import { storeFailureReason } from './store-error.ts';

/** Path of the embedded store's file. */
export function storeFileIn(folder: string): string {
  return join(resolve(folder), 'site.sqlite');
}

/** Path of the lock file; every process that has the store open holds its lock. */
export function lockFileIn(folder: string): string {
  return join(resolve(folder), 'site.lock');
}

/**
 * Opens the embedded store.
 * @param lock `site` for the one process of the site, `shared` for commands beside it
 * @throws SettingError naming DATA_DIR, also for a store that was moved
 */
export async function openEmbedded(
  folder: string,
  lock: 'site' | 'shared' = 'shared',
): Promise<Store> {
  checkIsCurrent(folder);
  const tables = new Kysely<Tables>({
    dialect: embeddedDialect({
      file: storeFileIn(folder),
      lock: { file: lockFileIn(folder), kind: lock },
    }),
  });
  try {
    await makeFolder(resolve(folder));
    await migrate(tables);
    return { engine: 'sqlite', tables, close: () => tables.destroy() };
  } catch (error) {
    // Its thread would keep a command from ending.
    await tables.destroy();
    throw new SettingError(
      `DATA_DIR: cannot use the store in ${resolve(folder)} (${storeFailureReason(error)})`,
      { cause: error },
    );
  }
}

/** Tells whether there is a folder of this path. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Makes a folder and those above it: a recursive mkdir never returns where the system makes none, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (isFolder(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    // Another process may have been quicker.
    if (!isFolder(folder)) throw error;
  });
  // Without this, a power cut could remove the new folder, store and all.
  syncToDisk(dirname(folder));
}
