// Runs in a separate thread: waiting for the disk, or for another process's transaction, must not
// hold up the pages.
import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { beginTransaction } from './begin-transaction.ts';
import { lockedMessage, takeLock, type StoreLock } from './store-lock.ts';

/** Which file the thread opens. */
export interface StoreFile {
  readonly file: string;
  /** Held while the file is open; not needed for a file that no other process opens. */
  readonly lockFile?: string;
}

/** One statement to carry out. */
export interface Question {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What came of it; errors lose their own fields on the way between threads. */
export type Answer =
  | { readonly kind: 'rows'; readonly rows: readonly unknown[] }
  | { readonly kind: 'changes'; readonly changes: number }
  | {
      readonly kind: 'failure';
      readonly name: string;
      readonly message: string;
      /** SQLite's own result code. */
      readonly errcode: number | undefined;
    };

/** How long to wait for another process (a staff command) to finish its transaction. */
const busyTimeoutMs = 5000;
/** Index pages of a hundred thousand leads; SQLite's own two megabytes are soon used up. */
const cacheKibibytes = 16_384;
/** Pages gathered in the log before they go to their places: many commits change the same ones. */
const checkpointPages = 4000;
/** Texts longer than this vary with the number of their values. */
const longestKeptText = 1500;
const mostKeptStatements = 100;

/**
 * Opens the embedded store: write-ahead log, and synced to disk at every commit, so that what was
 * acknowledged survives a power cut. What is deleted is overwritten, so that an erased person is
 * not found in the file.
 */
function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON; PRAGMA cache_size = -${cacheKibibytes};
    PRAGMA wal_autocheckpoint = ${checkpointPages};`);
  chmodSync(file, 0o600);
  return database;
}

/** Preparing costs more than running: short statements come again and again. */
function statementKeeper(database: DatabaseSync): (sql: string) => StatementSync {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (sql.length <= longestKeptText && kept.size < mostKeptStatements) kept.set(sql, statement);
    return statement;
  };
}

function lock(lockFile: string | undefined): StoreLock | undefined {
  if (lockFile === undefined) return undefined;
  const taken = takeLock(lockFile, 'shared', busyTimeoutMs);
  if (!taken) throw new Error(lockedMessage);
  return taken;
}

type Prepare = ReturnType<typeof statementKeeper>;

function carryOut(database: DatabaseSync, prepare: Prepare, { sql, parameters }: Question): Answer {
  // When the disk is full SQLite has rolled back by itself; a complaint about that would hide the
  // reason.
  if (sql === 'rollback' && !database.isTransaction) return { kind: 'changes', changes: 0 };
  const statement = prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { kind: 'rows', rows: statement.all(...values) };
  return { kind: 'changes', changes: Number(statement.run(...values).changes) };
}

/**
 * Statements are sent without waiting for their transaction to begin. When it cannot, they must
 * not be carried out on their own.
 */
function guardTransactions(carryOutOne: (question: Question) => Answer) {
  let refusal: { readonly reason: unknown } | undefined;
  return (question: Question): Answer => {
    if (refusal && question.sql !== 'rollback') throw refusal.reason;
    refusal = undefined;
    try {
      return carryOutOne(question);
    } catch (error) {
      if (question.sql === beginTransaction) refusal = { reason: error };
      throw error;
    }
  };
}

function failureOf(error: unknown): Answer {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  return { kind: 'failure', name, message, errcode };
}

function serve({ file, lockFile }: StoreFile, port: NonNullable<typeof parentPort>): void {
  const answer = (make: () => Answer) => {
    try {
      port.postMessage(make());
    } catch (error) {
      port.postMessage(failureOf(error));
    }
  };
  answer(() => {
    const taken = lock(lockFile);
    const database = openSqlite(file);
    const prepare = statementKeeper(database);
    const take = guardTransactions((question) => carryOut(database, prepare, question));
    port.on('message', (question: Question | 'close') => {
      if (question !== 'close') return answer(() => take(question));
      database.close();
      taken?.release();
      return port.close();
    });
    return { kind: 'changes', changes: 0 };
  });
}

if (parentPort) serve(workerData as StoreFile, parentPort);
