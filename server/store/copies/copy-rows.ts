import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import type { TableShape } from './store-facts.ts';

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
export async function copyToFile(
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
export async function copyFromFile(
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
export function digestOfFile(file: DatabaseSync, shape: TableShape): string {
  const digest = createDigest(shape);
  for (const row of rowsOfFile(file, shape)) digest.add(row);
  return digest.text();
}

/** Digests a PostgreSQL table. */
export async function digestOfTable(
  tables: Transaction<Tables>,
  shape: TableShape,
): Promise<string> {
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
