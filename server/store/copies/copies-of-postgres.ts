import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { migrate } from '../migrate.ts';
import { hasPostgresMoved, markPostgresMoved, unmarkPostgresMoved } from '../moved-postgres.ts';
import { openForCopying } from '../postgres-store.ts';
import type { Tables } from '../schema.ts';
import { advisoryLock } from '../store-lock.ts';
import { copyFromFile, copyToFile, digestOfFile, digestOfTable } from './copy-rows.ts';
import { stageEmpty } from './stage-copy.ts';
import { readFacts, readShapes, type StoreFacts, type TableShape } from './store-facts.ts';
import type { Restored } from './restore-embedded.ts';

type Work = Transaction<Tables>;

const lockWaitMs = 3000;
const lockRetryMs = 100;

/** How a store is moved: staged in a file, from which the target is filled. */
export interface Move {
  readonly staged: string;
  /** The target, without secrets. */
  readonly place: string;
  readonly fillTarget: () => Promise<unknown>;
}

/** Writes a snapshot of PostgreSQL into a file. */
export function stageFromPostgres(url: string, staged: string): Promise<StoreFacts> {
  return inTransaction(url, 'repeatable read', (tables) => stageTables(tables, staged));
}

/** Moves PostgreSQL's contents and marks it as moved. @throws RefusedError when in use */
export function moveFromPostgres(
  url: string,
  { staged, place, fillTarget }: Move,
): Promise<StoreFacts> {
  return inTransaction(url, 'read committed', async (tables) => {
    await lockExclusively(tables);
    const facts = await stageTables(tables, staged);
    await fillTarget();
    await markPostgresMoved(tables, place);
    return facts;
  });
}

async function stageTables(tables: Work, staged: string): Promise<StoreFacts> {
  await stageEmpty(staged);
  using file = new DatabaseSync(staged);
  file.exec('begin');
  const digests = new Map<string, string>();
  for (const shape of readShapes(file)) {
    digests.set(shape.name, await copyToFile(tables, file, shape));
  }
  file.exec('commit');
  for (const shape of readShapes(file)) {
    if (digestOfFile(file, shape) !== digests.get(shape.name)) throw copyFailed(shape);
  }
  return readFacts(file);
}

/** Replaces PostgreSQL's contents; a schema keeps the old ones. @throws RefusedError when in use */
export function restorePostgres(staged: string, url: string): Promise<Restored> {
  return inTransaction(url, 'read committed', async (tables) => {
    await lockExclusively(tables);
    await migrate(tables);
    return replaceTables(tables, staged);
  });
}

/**
 * Fills an empty PostgreSQL from a file, or one whose data was moved away.
 * @throws RefusedError when it holds data, or is in use
 */
export function fillPostgres(staged: string, url: string): Promise<Restored> {
  return inTransaction(url, 'read committed', async (tables) => {
    await lockExclusively(tables);
    await migrate(tables);
    const hasMoved = await hasPostgresMoved(tables);
    return replaceTables(tables, staged, (before) => {
      if (hasMoved || isEmpty(before)) return;
      throw new RefusedError('The target already holds data. Nothing was changed.');
    });
  });
}

async function replaceTables(
  tables: Work,
  staged: string,
  check: (before: StoreFacts) => void = () => undefined,
): Promise<Restored> {
  using file = new DatabaseSync(staged, { readOnly: true });
  const shapes = readShapes(file);
  const before = await countRows(tables, shapes);
  check(before);
  const savedAs = isEmpty(before) ? undefined : await saveSchema(tables, shapes);
  const all = sql.join(shapes.map(({ name }) => sql.table(name)));
  await sql`truncate ${all}`.execute(tables);
  await fill(tables, file, shapes);
  await unmarkPostgresMoved(tables);
  return { now: readFacts(file), before, savedAs: savedAs && `schema ${savedAs}` };
}

/** Runs a transaction; one that locks needs `read committed`, as a snapshot could miss a lead. */
async function inTransaction<T>(
  url: string,
  isolation: 'read committed' | 'repeatable read',
  work: (tables: Work) => Promise<T>,
): Promise<T> {
  const tables = openForCopying(url);
  try {
    return await tables.transaction().setIsolationLevel(isolation).execute(work);
  } finally {
    await tables.destroy();
  }
}

/** Waits a little, as PostgreSQL releases the lock of a process only after it has ended. */
async function lockExclusively(tables: Work): Promise<void> {
  const endMs = performance.now() + lockWaitMs;
  while (!(await tryLock(tables))) {
    if (performance.now() > endMs) {
      throw new RefusedError('The store in PostgreSQL is in use: stop the site first.');
    }
    // Retries instead of queueing: the site's new connections would fail behind a queued lock.
    await delay(lockRetryMs);
  }
}

async function tryLock(tables: Work): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(advisoryLock)}) as taken`.execute(tables);
  return rows[0]?.taken ?? false;
}

async function fill(tables: Work, file: DatabaseSync, shapes: readonly TableShape[]) {
  for (const shape of shapes) {
    const read = await copyFromFile(file, tables, shape);
    if ((await digestOfTable(tables, shape)) !== read) throw copyFailed(shape);
  }
}

async function saveSchema(tables: Work, shapes: readonly TableShape[]): Promise<string> {
  const time = new Date().toISOString().toLowerCase().replaceAll(/[-:.]/g, '');
  const schema = `before_restore_${time}`;
  await tables.schema.createSchema(schema).execute();
  for (const { name } of shapes) {
    const saved = sql.table(`${schema}.${name}`);
    await sql`create table ${saved} as table ${sql.table(name)}`.execute(tables);
  }
  return schema;
}

async function countRows(tables: Work, shapes: readonly TableShape[]): Promise<StoreFacts> {
  const counts: Record<string, number> = {};
  for (const { name } of shapes) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(tables);
    counts[name] = rows[0]?.count ?? 0;
  }
  const newest = await tables
    .selectFrom('leads')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirst();
  return { counts, newestLeadMs: newest?.at ?? undefined };
}

function isEmpty({ counts }: StoreFacts): boolean {
  return Object.values(counts).every((count) => count === 0);
}

function copyFailed({ name }: TableShape): RefusedError {
  return new RefusedError(`${name} was not copied correctly. Nothing was changed.`);
}
