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
import { createHash } from 'node:crypto';

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
        const read = await copyFromFile(file, tables, shape);
        if ((await digestOfTable(tables, shape)) !== read) throw copyFailed(shape);
      }
      await unmarkPostgresMoved(tables);
    });
  });
}

function copyFailed({ name }: TableShape): RefusedError {
  return new RefusedError(`${name} was not copied correctly. Nothing was changed.`);
}

type Row = Readonly<Record<string, SQLInputValue>>;

const rowsAtOnce = 500;

/** Digests rows independently of their order. */
function createDigest({ columns }: TableShape) {
  const sum = Buffer.alloc(32);
  return {
    add(row: Row): void {
      const values = JSON.stringify(columns.map((column) => row[column]));
      const hash = createHash('sha256').update(values).digest();
      for (const [at, byte] of hash.entries()) sum[at] = (sum[at] ?? 0) ^ byte;
    },
    text: () => sum.toString('hex'),
  };
}

/** Copies a table's rows into an empty table of a file. @returns digest of the rows read */
async function copyToFile(
  from: Transaction<Tables>,
  to: DatabaseSync,
  shape: TableShape,
): Promise<string> {
  const places = shape.columns.map(() => '?').join(', ');
  const insert = to.prepare(`insert into "${shape.name}" (${namesOf(shape)}) values (${places})`);
  const digest = createDigest(shape);
  for await (const row of rowsOf(from, shape)) {
    insert.run(...shape.columns.map((column) => row[column] ?? null));
    digest.add(row);
  }
  return digest.text();
}

/** Copies a file's rows into an empty table. @returns digest of the rows read */
async function copyFromFile(
  from: DatabaseSync,
  to: Transaction<Tables>,
  shape: TableShape,
): Promise<string> {
  const digest = createDigest(shape);
  let page: Row[] = [];
  const write = async () => {
    if (page.length === 0) return;
    await to
      .insertInto(shape.name as keyof Tables)
      .values(page)
      .execute();
    page = [];
  };
  for (const row of rowsOfFile(from, shape)) {
    digest.add(row);
    page.push(row);
    if (page.length === rowsAtOnce) await write();
  }
  await write();
  return digest.text();
}

/** Digests a file's table. */
function digestOfFile(file: DatabaseSync, shape: TableShape): string {
  const digest = createDigest(shape);
  for (const row of rowsOfFile(file, shape)) digest.add(row);
  return digest.text();
}

/** Digests a PostgreSQL table. */
async function digestOfTable(tables: Transaction<Tables>, shape: TableShape): Promise<string> {
  const digest = createDigest(shape);
  for await (const row of rowsOf(tables, shape)) digest.add(row);
  return digest.text();
}

function rowsOfFile(file: DatabaseSync, shape: TableShape) {
  return file.prepare(`select ${namesOf(shape)} from "${shape.name}"`).iterate();
}

async function* rowsOf(tables: Transaction<Tables>, shape: TableShape): AsyncGenerator<Row> {
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
