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
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { lockFileIn, storeFileIn } from '../embedded-store.ts';
import { unmarkMoved } from '../moved-store.ts';
import { storeFailureReason } from '../store-error.ts';
import { takeLock, type StoreLock } from '../store-lock.ts';
import { removeDatabase, stageCopy } from './stage-copy.ts';
import { readFacts, type StoreFacts } from './store-facts.ts';
import { putInPlace, syncToDisk } from './sync-disk.ts';

export interface Restored {
  readonly now: StoreFacts;
  /** The previous store; undefined when there was none, or an unreadable one. */
  readonly before: StoreFacts | undefined;
  /** Where the previous store is saved; undefined when there was none. */
  readonly savedAs: string | undefined;
}

/** The files of an unclosed store; SQLite rebuilds -shm from them. */
const fileAndLog = ['', '-wal'] as const;

/** Replaces the embedded store; a kill leaves one intact. @throws RefusedError, nothing changed */
export async function restoreEmbedded(source: string, dataFolder: string): Promise<Restored> {
  const store = storeFileIn(dataFolder);
  mkdirSync(dirname(store), { recursive: true, mode: 0o700 });
  const lock = lockEmbedded(dataFolder);
  const staged = `${store}.restoring`;
  try {
    const now = await stageCopy(source, staged);
    if (!existsSync(store)) {
      putInPlace(staged, store);
      unmarkMoved(dataFolder);
      return { now, before: undefined, savedAs: undefined };
    }
    const before = foldLog(dataFolder);
    const savedAs = saveBeside(store);
    takeOwnerAndMode(staged, store);
    syncToDisk(staged);
    // Only an unreadable store still has a log, and saveBeside() has copied it.
    for (const end of ['-wal', '-shm']) rmSync(`${store}${end}`, { force: true });
    putInPlace(staged, store);
    unmarkMoved(dataFolder);
    return { now, before, savedAs };
  } finally {
    removeDatabase(staged);
    lock.close();
  }
}

/** Folds the log into the store's file; undefined when it cannot be read, and nothing changes. */
function foldLog(dataFolder: string): StoreFacts | undefined {
  try {
    using database = new DatabaseSync(storeFileIn(dataFolder), { timeout: 0 });
    // Fails when a program that ignores the site's lock has it open.
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    const facts = readFacts(database);
    database.exec('pragma journal_mode = delete');
    return facts;
  } catch (error) {
    if (storeFailureReason(error) === 'database is locked') throw inUse(dataFolder);
    return undefined;
  }
}

function saveBeside(store: string): string {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const savedAs = `${store}.before-restore-${time}`;
  const part = `${store}.keeping`;
  for (const end of fileAndLog) {
    if (!existsSync(`${store}${end}`)) continue;
    copyFileSync(`${store}${end}`, part, constants.COPYFILE_FICLONE);
    takeOwnerAndMode(part, `${store}${end}`);
    syncToDisk(part);
    // Unlike a rename, a link never replaces a file.
    linkSync(part, `${savedAs}${end}`);
    rmSync(part);
  }
  syncToDisk(dirname(store));
  return savedAs;
}

function takeOwnerAndMode(file: string, from: string): void {
  const { uid, gid, mode } = statSync(from);
  const made = statSync(file);
  if (made.uid !== uid || made.gid !== gid) chownSync(file, uid, gid);
  chmodSync(file, mode & 0o777);
}

/** Locks the embedded store. @throws RefusedError when another process has it open */
export function lockEmbedded(dataFolder: string): StoreLock {
  const lock = takeLock(lockFileIn(dataFolder), 'exclusive');
  if (!lock) throw inUse(dataFolder);
  return lock;
}

function inUse(dataFolder: string): RefusedError {
  return new RefusedError(`The store in ${resolve(dataFolder)} is in use: stop the site first.`);
}
