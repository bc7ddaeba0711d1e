import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** PostgreSQL's advisory lock that every connection of the site holds. */
export const advisoryLock = 0x61_6c_61_66_69_61;

/** Why a process cannot open the store during a restore. */
export const lockedMessage = 'a restore is under way';

/** A lock that ends with its process, however that ends. */
export interface StoreLock {
  release(): void;
}

const statements = {
  shared: 'begin; select count(*) from sqlite_master',
  exclusive: 'begin exclusive',
} as const;
const busy = 5;

/**
 * Takes the lock: `shared` by those who use the store, `exclusive` to replace it. It is SQLite's own
 * lock on an empty database, so a killed process leaves none behind.
 * @returns undefined where others hold it
 */
export function takeLock(
  file: string,
  kind: keyof typeof statements,
  waitMs = 0,
): StoreLock | undefined {
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    database.exec(`pragma journal_mode = memory; ${statements[kind]}`);
    chmodSync(file, 0o600);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
}
