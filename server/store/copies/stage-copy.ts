import { chmodSync, closeSync, openSync, readSync, rmSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { embeddedDialect } from '../embedded-dialect.ts';
import { migrate, migrationNames } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { storeFailureReason } from '../store-error.ts';
import { firstColumn, readFacts, readShapes, type StoreFacts } from './store-facts.ts';

const waitMs = 30_000;
/** The first bytes of a pg_dump archive. */
const dumpMagic = 'PGDMP';
/** What Litestream leaves in the stores that it replicates. */
const litestreamTables = ['_litestream_seq', '_litestream_lock'];

/** Removes a database file and SQLite's files beside it. */
export function removeDatabase(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
}

/** Makes a temporary folder for personal data, which is removed when it goes out of scope. */
export function openScratch() {
  return mkdtempDisposable(join(tmpdir(), 'store-'));
}

/** Copies a store into a new file, migrates and checks it. @throws RefusedError when it is damaged */
export async function stageCopy(source: string, staged: string): Promise<StoreFacts> {
  const given = writeCopy(source, staged);
  await migrateFile(staged);
  await checkShapes(staged, source);
  const facts = checkRows(staged, source);
  for (const [table, count] of Object.entries(given.counts)) {
    if (facts.counts[table] !== count) throw damaged(source, `${table} could not be read in full`);
  }
  return facts;
}

/** Creates an empty store with up-to-date tables. */
export async function stageEmpty(staged: string): Promise<void> {
  removeDatabase(staged);
  await migrateFile(staged);
}

/** Names the site's tables, those of migrations among them, as of a migration or of the last one. */
export async function findTableNames(upTo?: string): Promise<string[]> {
  await using folder = await openScratch();
  const file = join(folder.path, 'model.sqlite');
  await migrateFile(file, upTo);
  using model = new DatabaseSync(file);
  return firstColumn(
    model,
    `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
  );
}

/** Writes a snapshot of a database into another file, even while it is in use. */
function writeCopy(source: string, staged: string): StoreFacts {
  removeDatabase(staged);
  try {
    using original = new DatabaseSync(source, { readOnly: true, timeout: waitMs });
    checkOrigin(original, source);
    original.prepare('vacuum into ?').run(staged);
    chmodSync(staged, 0o600);
    using copy = new DatabaseSync(staged);
    for (const table of litestreamTables) copy.exec(`drop table if exists ${table}`);
    return readFacts(copy);
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    const reason = storeFailureReason(error);
    if (!isDump(source, reason)) throw damaged(source, reason, error);
    throw new RefusedError(`${source} is a copy of PostgreSQL: set DATABASE_URL to restore it`);
  }
}

function checkOrigin(original: DatabaseSync, file: string): void {
  const state = firstColumn(original, 'pragma integrity_check').join(', ');
  if (state !== 'ok') throw damaged(file, state);
  const isOurs = firstColumn(
    original,
    `select name from sqlite_master where name = 'kysely_migration'`,
  );
  const tables = new Set(readShapes(original).map(({ name }) => name));
  if (isOurs.length === 0 || !tables.has('leads')) {
    throw new RefusedError(`${file} contains none of the site's tables`);
  }
  const unknown = firstColumn(original, 'select name from kysely_migration').find(
    (name) => !migrationNames.includes(name),
  );
  if (unknown !== undefined) {
    throw new RefusedError(`${file} is from a newer version of the site (${unknown})`);
  }
}

async function migrateFile(file: string, upTo?: string): Promise<void> {
  const tables = new Kysely<Tables>({ dialect: embeddedDialect({ file }) });
  try {
    await migrate(tables, upTo);
  } finally {
    await tables.destroy();
  }
  using database = new DatabaseSync(file);
  // Leaves a single file without a log.
  database.exec('pragma journal_mode = delete');
}

/** Compares the tables themselves: a copy may list all migrations and still lack some. */
async function checkShapes(staged: string, source: string): Promise<void> {
  await using folder = await openScratch();
  const model = join(folder.path, 'model.sqlite');
  await stageEmpty(model);
  if (shapesOf(staged) !== shapesOf(model)) throw damaged(source, "its tables are not the site's");
}

function shapesOf(file: string): string {
  using database = new DatabaseSync(file, { readOnly: true });
  return JSON.stringify(readShapes(database));
}

function checkRows(staged: string, source: string): StoreFacts {
  using copy = new DatabaseSync(staged, { readOnly: true });
  const state = firstColumn(copy, 'pragma integrity_check').join(', ');
  if (state !== 'ok') throw damaged(source, state);
  const [orphan] = firstColumn(copy, 'pragma foreign_key_check');
  if (orphan !== undefined) throw damaged(source, `${orphan} has rows that refer to missing rows`);
  return readFacts(copy);
}

/**
 * True when a file that SQLite refused is a pg_dump archive. Never opens a
 * store: closing any handle to it would drop SQLite's locks
 * (https://sqlite.org/howtocorrupt.html, 2.2).
 */
function isDump(file: string, refusal: string): boolean {
  if (refusal !== 'file is not a database') return false;
  const head = Buffer.alloc(dumpMagic.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, head);
  } finally {
    closeSync(handle);
  }
  return head.toString('latin1') === dumpMagic;
}

function damaged(file: string, reason: string, cause?: unknown): RefusedError {
  return new RefusedError(`${file} cannot be used as a store: ${reason}`, { cause });
}
