import { hash } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { migrate } from '../migrate.ts';
import { hasPostgresMoved, markPostgresMoved, unmarkPostgresMoved } from '../moved-store.ts';
import type { Tables } from '../schema.ts';
import { countRows, keepPostgres } from './archive-of-postgres.ts';
import { withLockedPostgres } from './lock-postgres.ts';
import { stageEmpty } from './stage-copy.ts';
import { isEmpty, readFacts, readShapes, type StoreFacts, type TableShape } from './store-facts.ts';

type Work = Transaction<Tables>;

/** How a store is moved: staged in a file, from which the target is filled. */
export interface Move {
  readonly staged: string;
  /** The target, without secrets. */
  readonly place: string;
  readonly fillTarget: () => Promise<unknown>;
}

/** Moves PostgreSQL's contents and marks it as moved. @throws RefusedError when in use */
export function moveFromPostgres(
  url: string,
  { staged, place, fillTarget }: Move,
): Promise<StoreFacts> {
  return withLockedPostgres(url, (connection) =>
    connection.transaction().execute(async (tables) => {
      const facts = await stageTables(tables, staged);
      await fillTarget();
      await markPostgresMoved(tables, place);
      return facts;
    }),
  );
}

async function stageTables(tables: Work, staged: string): Promise<StoreFacts> {
  await stageEmpty(staged);
  using file = new DatabaseSync(staged);
  file.exec('begin');
  for (const shape of readShapes(file)) await copyToFile(tables, file, shape);
  file.exec('commit');
  for (const shape of readShapes(file)) await compare(file, tables, shape);
  return readFacts(file);
}

/**
 * Fills an empty PostgreSQL from a file, or one whose data was moved away, and is then kept as an archive.
 * @throws RefusedError when it holds data, or is in use
 */
export function fillPostgres(
  staged: string,
  { url, dataFolder }: { readonly url: string; readonly dataFolder: string },
): Promise<void> {
  return withLockedPostgres(url, async (connection) => {
    await migrate(connection);
    using file = new DatabaseSync(staged, { readOnly: true });
    const shapes = readShapes(file);
    const names = shapes.map(({ name }) => name);
    if (!isEmpty(await countRows(connection, names))) {
      if (!(await hasPostgresMoved(connection))) {
        throw new RefusedError('The target already holds data. Nothing was changed.');
      }
      await keepPostgres(url, dataFolder);
    }
    await connection.transaction().execute(async (tables) => {
      await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(tables);
      for (const shape of shapes) {
        await copyFromFile(file, tables, shape);
        await compare(file, tables, shape);
      }
      await unmarkPostgresMoved(tables);
    });
  });
}

type Row = Readonly<Record<string, SQLInputValue>>;

const rowsAtOnce = 500;

/** @throws RefusedError when the two do not hold the same rows */
async function compare(file: DatabaseSync, tables: Work, shape: TableShape): Promise<void> {
  const copied = await digestOf(rowsOfFile(file, shape), shape);
  if (copied === (await digestOf(rowsOf(tables, shape), shape))) return;
  throw new RefusedError(`${shape.name} was not copied correctly. Nothing was changed.`);
}

/** Digests rows independently of their order. */
async function digestOf(
  rows: Iterable<Row> | AsyncIterable<Row>,
  { columns }: TableShape,
): Promise<string> {
  const sum = Buffer.alloc(32);
  for await (const row of rows) {
    const values = JSON.stringify(columns.map((column) => row[column]));
    const digest = hash('sha256', values, 'buffer');
    for (const [at, byte] of digest.entries()) sum[at] = (sum[at] ?? 0) ^ byte;
  }
  return sum.toString('hex');
}

/** Copies a table's rows into an empty table of a file. */
async function copyToFile(from: Work, to: DatabaseSync, shape: TableShape): Promise<void> {
  const places = shape.columns.map(() => '?').join(', ');
  const insert = to.prepare(`insert into "${shape.name}" (${namesOf(shape)}) values (${places})`);
  for await (const row of rowsOf(from, shape)) {
    insert.run(...shape.columns.map((column) => row[column] ?? null));
  }
}

/** Copies a file's rows into an empty table. */
async function copyFromFile(from: DatabaseSync, to: Work, shape: TableShape): Promise<void> {
  const rows = rowsOfFile(from, shape);
  for (let page = takeFrom(rows); page.length > 0; page = takeFrom(rows)) {
    await to
      .insertInto(shape.name as keyof Tables)
      .values(page)
      .execute();
  }
}

function takeFrom(rows: IterableIterator<Row>): Row[] {
  const page: Row[] = [];
  while (page.length < rowsAtOnce) {
    const next = rows.next();
    if (next.done) break;
    page.push(next.value);
  }
  return page;
}

function rowsOfFile(file: DatabaseSync, shape: TableShape) {
  return file.prepare(`select ${namesOf(shape)} from "${shape.name}"`).iterate();
}

async function* rowsOf(tables: Work, shape: TableShape): AsyncGenerator<Row> {
  const columns = sql.raw(namesOf(shape));
  await sql`declare site_rows no scroll cursor for
    select ${columns} from ${sql.table(shape.name)}`.execute(tables);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from site_rows`.execute(tables);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close site_rows`.execute(tables);
}

function namesOf({ columns }: TableShape): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
