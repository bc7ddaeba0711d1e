// Runs in a separate thread, so that waiting for the disk or for another process's transaction does
// not hold up the pages.
import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import {
  beginTransaction,
  lockedMessage,
  otherSiteMessage,
  takeLock,
  type LockKind,
  type StoreLock,
} from './store-lock.ts';

export interface StoreFile {
  readonly file: string;
  /** Locked while the file is open; not needed for private files. */
  readonly lock?: { readonly file: string; readonly kind: Exclude<LockKind, 'exclusive'> };
}

export interface Question {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Result of a statement; Errors lose their own fields between threads. */
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

/** Longest wait for another process, such as a staff command, to finish its transaction. */
const busyTimeoutMs = 5000;
/** Fits the index pages of 100,000 leads; SQLite's default is 2 MB. */
const cacheKibibytes = 16_384;
/** Many commits change the same pages, so gather them in the log. */
const checkpointPages = 4000;
/** Longer statements vary with the number of their values. */
const longestCachedText = 1500;
const mostCachedStatements = 100;

/**
 * Opens the embedded store with a write-ahead log that is synced at every commit, so that acknowledged
 * leads survive a power cut. Deleted data is overwritten, so that no trace of an erased person stays.
 */
function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON; PRAGMA cache_size = -${cacheKibibytes};
    PRAGMA wal_autocheckpoint = ${checkpointPages};`);
  chmodSync(file, 0o600);
  return database;
}

/** Caches short statements: preparing costs more than running. */
function statementCache(database: DatabaseSync): (sql: string) => StatementSync {
  const cached = new Map<string, StatementSync>();
  return (sql) => {
    const known = cached.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (sql.length <= longestCachedText && cached.size < mostCachedStatements)
      cached.set(sql, statement);
    return statement;
  };
}

function takeLockOf({ lock }: StoreFile): StoreLock | undefined {
  if (!lock) return undefined;
  const taken = takeLock(lock.file, lock.kind, busyTimeoutMs);
  if (taken) return taken;
  // Only a restore keeps others from sharing it.
  const shared = takeLock(lock.file, 'shared');
  shared?.close();
  throw new Error(shared ? otherSiteMessage : lockedMessage);
}

type Prepare = ReturnType<typeof statementCache>;

function run(database: DatabaseSync, prepare: Prepare, { sql, parameters }: Question): Answer {
  // On a full disk SQLite has already rolled back; an error here would hide the reason.
  if (sql === 'rollback' && !database.isTransaction) return { kind: 'changes', changes: 0 };
  const statement = prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { kind: 'rows', rows: statement.all(...values) };
  return { kind: 'changes', changes: Number(statement.run(...values).changes) };
}

/** Refuses the statements of a transaction that could not begin, up to its rollback. */
function guardTransactions(runOne: (question: Question) => Answer) {
  let refusal: { readonly reason: unknown } | undefined;
  return (question: Question): Answer => {
    if (refusal && question.sql !== 'rollback') throw refusal.reason;
    refusal = undefined;
    try {
      return runOne(question);
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

function serve(storeFile: StoreFile, port: NonNullable<typeof parentPort>): void {
  const answer = (make: () => Answer) => {
    try {
      port.postMessage(make());
    } catch (error) {
      port.postMessage(failureOf(error));
    }
  };
  answer(() => {
    const taken = takeLockOf(storeFile);
    const database = openSqlite(storeFile.file);
    const prepare = statementCache(database);
    const take = guardTransactions((question) => run(database, prepare, question));
    port.on('message', (question: Question | 'close') => {
      if (question !== 'close') return answer(() => take(question));
      database.close();
      taken?.close();
      return port.close();
    });
    return { kind: 'changes', changes: 0 };
  });
}

if (parentPort) serve(workerData as StoreFile, parentPort);
