import { DatabaseSync } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import { migrate } from '../migrate.ts';
import { openForCopying } from '../postgres-store.ts';
import type { Tables } from '../schema.ts';
import { advisoryLock } from '../store-lock.ts';
import { CopyError } from './copy-error.ts';
import { copyFromFile, copyToFile, digestOfFile, digestOfTable } from './copy-rows.ts';
import { stageEmpty } from './stage-copy.ts';
import { readFacts, type StoreFacts } from './store-facts.ts';
import { readShapes, type TableShape } from './table-shapes.ts';
import type { Restored } from './restore-embedded.ts';

type Work = Transaction<Tables>;

/**
 * Writes all that PostgreSQL holds at one moment into a file.
 * @param alone refuses a store that somebody else has open
 */
export function stageFromPostgres(
  url: string,
  staged: string,
  alone: boolean,
): Promise<StoreFacts> {
  return inTransaction(url, alone ? 'read committed' : 'repeatable read', async (tables) => {
    if (alone) await takeForItself(tables);
    await stageEmpty(staged);
    using file = new DatabaseSync(staged);
    file.exec('begin');
    const digests = new Map<string, string>();
    for (const shape of readShapes(file)) {
      digests.set(shape.name, await copyToFile(tables, file, shape));
    }
    file.exec('commit');
    for (const shape of readShapes(file)) {
      if (digestOfFile(file, shape) !== digests.get(shape.name)) throw notTheSame(shape);
    }
    return readFacts(file);
  });
}

/**
 * Replaces what PostgreSQL holds with what a file holds, in one transaction; what was there is kept
 * in another schema.
 * @throws CopyError when the store is in use
 */
export function restorePostgres(staged: string, url: string): Promise<Restored> {
  return inTransaction(url, 'read committed', async (tables) => {
    await takeForItself(tables);
    await migrate(tables);
    using file = new DatabaseSync(staged, { readOnly: true });
    const shapes = readShapes(file);
    const before = await countRows(tables, shapes);
    const keptAs = isEmpty(before) ? undefined : await keep(tables, shapes);
    const all = sql.join(shapes.map(({ name }) => sql.table(name)));
    await sql`truncate ${all}`.execute(tables);
    await fill(tables, file, shapes);
    return { now: readFacts(file), before, keptAs: keptAs && `schema ${keptAs}` };
  });
}

/** Fills an empty PostgreSQL from a file. @throws CopyError when it is not empty, or in use */
export function fillPostgres(staged: string, url: string): Promise<void> {
  return inTransaction(url, 'read committed', async (tables) => {
    await takeForItself(tables);
    await migrate(tables);
    using file = new DatabaseSync(staged, { readOnly: true });
    const shapes = readShapes(file);
    if (!isEmpty(await countRows(tables, shapes))) {
      throw new CopyError('The target already holds data. Nothing was changed.');
    }
    await fill(tables, file, shapes);
  });
}

/**
 * Work that locks others out reads what is committed: a snapshot could be older than the lock, and
 * would miss a lead acknowledged in between.
 */
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

async function takeForItself(tables: Work): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(advisoryLock)}) as taken`.execute(tables);
  if (!rows[0]?.taken)
    throw new CopyError('The store in PostgreSQL is in use: stop the site first.');
}

async function fill(tables: Work, file: DatabaseSync, shapes: readonly TableShape[]) {
  for (const shape of shapes) {
    const read = await copyFromFile(file, tables, shape);
    if ((await digestOfTable(tables, shape)) !== read) throw notTheSame(shape);
  }
}

async function keep(tables: Work, shapes: readonly TableShape[]): Promise<string> {
  const time = new Date().toISOString().toLowerCase().replaceAll(/[-:.]/g, '');
  const schema = `before_restore_${time}`;
  await tables.schema.createSchema(schema).execute();
  for (const { name } of shapes) {
    const kept = sql.table(`${schema}.${name}`);
    await sql`create table ${kept} as table ${sql.table(name)}`.execute(tables);
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

function notTheSame({ name }: TableShape): CopyError {
  return new CopyError(`${name} was not copied correctly. Nothing was changed.`);
}
