import {
  chmodSync,
  chownSync,
  copyFileSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeFileIn } from '../embedded-store.ts';
import { storeFailureReason } from '../store-error.ts';
import { removeDatabase, stageCopy } from './stage-copy.ts';
import { readFacts, type StoreFacts } from './store-facts.ts';
import { putInPlace, syncToDisk } from './sync-disk.ts';
import { inUse, takeEmbedded } from './take-embedded.ts';

/** The outcome of a restore. */
export interface Restored {
  readonly now: StoreFacts;
  /** What was there; undefined where there was no store, or none that could be read. */
  readonly before: StoreFacts | undefined;
  /** Where that is kept; undefined where there was nothing. */
  readonly keptAs: string | undefined;
}

/** The files of a store that was not closed; SQLite rebuilds -shm from them. */
const fileAndLog = ['', '-wal'] as const;

/**
 * Replaces the embedded store with a copy. Killed at any moment, it leaves one of the two whole.
 * @throws CopyError when the copy cannot be used or the store is in use; then nothing is changed
 */
export async function restoreEmbedded(source: string, dataFolder: string): Promise<Restored> {
  const store = storeFileIn(dataFolder);
  mkdirSync(dirname(store), { recursive: true, mode: 0o700 });
  const lock = takeEmbedded(dataFolder);
  const staged = `${store}.restoring`;
  try {
    const now = await stageCopy(source, staged);
    if (!existsSync(store)) {
      putInPlace(staged, store);
      return { now, before: undefined, keptAs: undefined };
    }
    const before = foldLog(dataFolder);
    const keptAs = keep(store);
    takeOwnerAndMode(staged, store);
    syncToDisk(staged);
    // Only a store that cannot be read still has a log, and keep() has copied it.
    for (const end of ['-wal', '-shm']) rmSync(`${store}${end}`, { force: true });
    putInPlace(staged, store);
    return { now, before, keptAs };
  } finally {
    removeDatabase(staged);
    lock.release();
  }
}

/**
 * Writes the log into the store's file, so that the file alone is the whole store.
 * @returns what the store holds; undefined when it cannot be read, and then nothing is changed
 */
function foldLog(dataFolder: string): StoreFacts | undefined {
  try {
    using database = new DatabaseSync(storeFileIn(dataFolder), { timeout: 0 });
    // Fails when a program that does not know the lock has it open.
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    const facts = readFacts(database);
    database.exec('pragma journal_mode = delete');
    return facts;
  } catch (error) {
    if (storeFailureReason(error) === 'database is locked') throw inUse(dataFolder);
    return undefined;
  }
}

/** Copies the store to a new name beside it. */
function keep(store: string): string {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const keptAs = `${store}.before-restore-${time}`;
  const part = `${store}.keeping`;
  for (const end of fileAndLog) {
    if (!existsSync(`${store}${end}`)) continue;
    copyFileSync(`${store}${end}`, part, constants.COPYFILE_FICLONE);
    takeOwnerAndMode(part, `${store}${end}`);
    syncToDisk(part);
    // Unlike a rename, this never replaces anything.
    linkSync(part, `${keptAs}${end}`);
    rmSync(part);
  }
  syncToDisk(dirname(store));
  return keptAs;
}

function takeOwnerAndMode(file: string, from: string): void {
  const { uid, gid, mode } = statSync(from);
  const made = statSync(file);
  if (made.uid !== uid || made.gid !== gid) chownSync(file, uid, gid);
  chmodSync(file, mode & 0o777);
}
