import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/settings.ts';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { storeFileIn } from '../embedded-store.ts';
import { findMove, markMoved } from '../moved-store.ts';
import { checkOwner, placeOf } from '../store-place.ts';
import { archivePostgres } from './archive-of-postgres.ts';
import { fillPostgres, moveFromPostgres, type Move } from './copies-of-postgres.ts';
import { lockEmbedded, restoreEmbedded } from './restore-embedded.ts';
import { removeDatabase, stageCopy, openScratch } from './stage-copy.ts';
import type { StoreFacts } from './store-facts.ts';
import { putInPlace } from './sync-disk.ts';

/**
 * Copies the store to an empty place, or to one whose data was moved away; the original keeps its data, and
 * is marked as moved, so that nobody takes it for the current one.
 * @param target a postgres:// address, or a folder for the embedded store (`file:///srv/data`)
 * @throws RefusedError when either store is in use, or the target holds data
 */
export async function moveStore(
  { DATABASE_URL, DATA_DIR }: Settings,
  target: string,
): Promise<StoreFacts> {
  await using scratch = await openScratch();
  const staged = join(scratch.path, 'store.sqlite');
  const move = isPostgres(target)
    ? {
        staged,
        place: placeOf({ DATABASE_URL: target, DATA_DIR }),
        fillTarget: () => fillPostgres(staged, { url: target, dataFolder: DATA_DIR }),
      }
    : moveToFolder(staged, folderOf(target));
  return await (DATABASE_URL === undefined
    ? moveEmbedded(DATA_DIR, move)
    : moveFromPostgres(DATABASE_URL, move));
}

const isPostgres = (target: string) => /^postgres(ql)?:/.test(target);

function folderOf(target: string): string {
  if (target.startsWith('file:')) return fileURLToPath(target);
  throw new RefusedError('The target must be a postgres:// address, or file:// and a folder.');
}

function moveToFolder(staged: string, folder: string): Move {
  const place = storeFileIn(folder);
  checkOwner(folder);
  if (existsSync(place) && findMove(folder) === undefined) {
    throw new RefusedError(`There is already a store in ${folder}.`);
  }
  // A restore keeps what it replaces, here the store that was moved away.
  return { staged, place, fillTarget: () => restoreEmbedded(staged, folder) };
}

async function moveEmbedded(
  folder: string,
  { staged, place, fillTarget }: Move,
): Promise<StoreFacts> {
  // Until the mark is there: later writes would be left behind.
  const lock = lockEmbedded(folder);
  try {
    const facts = await stageCopy(storeFileIn(folder), staged);
    await fillTarget();
    markMoved(folder, place);
    return facts;
  } finally {
    lock.close();
  }
}

/** Saves a snapshot while the site runs: a file of SQLite, or an archive of pg_dump. */
export async function saveStore(
  { DATABASE_URL, DATA_DIR }: Settings,
  file: string,
): Promise<StoreFacts> {
  const part = `${file}.part`;
  try {
    const facts = await (DATABASE_URL === undefined
      ? stageCopy(storeFileIn(DATA_DIR), part)
      : archivePostgres(DATABASE_URL, part));
    putInPlace(part, file);
    return facts;
  } finally {
    removeDatabase(part);
  }
}
