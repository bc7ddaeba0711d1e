import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { SettingError } from '#server/settings.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import type { Store } from './store.ts';
import { storeFailureReason } from './store-error.ts';

/** The one file of the embedded store. */
export function storeFileIn(folder: string): string {
  return join(resolve(folder), 'site.sqlite');
}

/** Beside it; every process that has the store open holds a lock on this file. */
export function lockFileIn(folder: string): string {
  return join(resolve(folder), 'site.lock');
}

/**
 * Opens the embedded store, which lives in one file of the data folder.
 * @throws SettingError naming DATA_DIR
 */
export async function openEmbedded(folder: string): Promise<Store> {
  try {
    await makeFolder(resolve(folder));
    const tables = new Kysely<Tables>({
      dialect: new EmbeddedDialect({
        file: storeFileIn(folder),
        lockFile: lockFileIn(folder),
      }),
    });
    await migrate(tables);
    return {
      engine: 'sqlite',
      tables,
      close: () => tables.destroy(),
    };
  } catch (error) {
    throw new SettingError(
      `DATA_DIR: cannot use the store in ${resolve(folder)} (${storeFailureReason(error)})`,
      { cause: error },
    );
  }
}

async function makeFolder(folder: string): Promise<void> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  // A folder is an entry of its parent: without this a power cut could take it away, store and all.
  if (isNew) await syncFolder(dirname(folder));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
