import { existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/settings.ts';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { storeFileIn } from '../embedded-store.ts';
import { checkOwner } from '../store-place.ts';
import { fillPostgres, stageFromPostgres } from './copies-of-postgres.ts';
import { lockEmbedded } from './restore-embedded.ts';
import { removeDatabase, stageCopy, openScratch } from './stage-copy.ts';
import type { StoreFacts } from './store-facts.ts';
import { putInPlace, syncToDisk } from './sync-disk.ts';

/**
 * Copies the store to an empty place; the original does not change.
 * @param target a postgres:// address, or a folder for the embedded store (`file:///srv/data`)
 * @throws RefusedError when either store is in use, or the target holds data
 */
export async function moveStore(settings: Settings, target: string): Promise<StoreFacts> {
  if (!/^postgres(ql)?:/.test(target)) return fillFolder(settings, folderOf(target));
  await using scratch = await openScratch();
  const staged = join(scratch.path, 'store.sqlite');
  const facts = await stageAlone(settings, staged);
  await fillPostgres(staged, target);
  return facts;
}

/** Locks the store while copying: later writes would be left behind. */
async function stageAlone(
  { DATABASE_URL, DATA_DIR }: Settings,
  staged: string,
): Promise<StoreFacts> {
  if (DATABASE_URL !== undefined) return stageFromPostgres(DATABASE_URL, staged, true);
  const lock = lockEmbedded(DATA_DIR);
  try {
    return await stageCopy(storeFileIn(DATA_DIR), staged);
  } finally {
    lock.release();
  }
}

async function fillFolder(settings: Settings, folder: string): Promise<StoreFacts> {
  const store = storeFileIn(folder);
  checkOwner(folder);
  if (existsSync(store)) throw new RefusedError(`There is already a store in ${folder}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const staged = `${store}.moving`;
  try {
    const facts = await stageAlone(settings, staged);
    syncToDisk(staged);
    // Unlike a rename, a link never replaces a file.
    linkSync(staged, store);
    return facts;
  } finally {
    removeDatabase(staged);
    syncToDisk(dirname(store));
  }
}

function folderOf(target: string): string {
  if (target.startsWith('file:')) return fileURLToPath(target);
  throw new RefusedError('The target must be a postgres:// address, or file:// and a folder.');
}

/** Saves a snapshot while the site runs, in one format that either engine can restore. */
export async function saveStore(settings: Settings, file: string): Promise<StoreFacts> {
  const part = `${file}.part`;
  try {
    const facts = await stage(settings, part);
    putInPlace(part, file);
    return facts;
  } finally {
    removeDatabase(part);
  }
}

function stage({ DATABASE_URL, DATA_DIR }: Settings, part: string): Promise<StoreFacts> {
  return DATABASE_URL === undefined
    ? stageCopy(storeFileIn(DATA_DIR), part)
    : stageFromPostgres(DATABASE_URL, part, false);
}
