import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Key of the PostgreSQL advisory lock that every connection of the site holds. */
export const advisoryLock = 0x61_64_69_72_65;

export const lockedMessage = 'a restore is in progress';

export const otherSiteMessage =
  'another process of the site uses its site.sqlite: stop that one, or set DATABASE_URL, which several can share';

/** Takes the write lock at once: one that reads first fails when another process has written. */
export const beginTransaction = 'begin immediate';

/** A lock that ends with its process; closing it releases it. */
export type StoreLock = Pick<DatabaseSync, 'close'>;

const statements = {
  shared: 'begin; select count(*) from sqlite_master',
  // Lets commands share the file, but no second site.
  site: 'begin immediate; select count(*) from sqlite_master',
  exclusive: 'begin exclusive',
} as const;
export type LockKind = keyof typeof statements;

const busy = 5;

/** Takes SQLite's lock on an empty database, so a kill frees it. @returns undefined when held */
export function takeLock(file: string, kind: LockKind, waitMs = 0): StoreLock | undefined {
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    database.exec(`pragma journal_mode = memory; ${statements[kind]}`);
    chmodSync(file, 0o600);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
}
