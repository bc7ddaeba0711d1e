import type { DatabaseSync } from 'node:sqlite';

export interface StoreFacts {
  readonly counts: Readonly<Record<string, number>>;
  /** Time of the newest lead; undefined when there is none. */
  readonly newestLeadMs: number | undefined;
}

/** Counts the rows of a database file. */
export function readFacts(database: DatabaseSync): StoreFacts {
  const counts = Object.fromEntries(
    readShapes(database).map(({ name }) => [name, countOf(database, name)]),
  );
  if (!('leads' in counts)) return { counts, newestLeadMs: undefined };
  const newest = database.prepare('select max(created_at) as newest from leads').get();
  return { counts, newestLeadMs: newest?.['newest'] ? Number(newest['newest']) : undefined };
}

function countOf(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`select count(*) as count from "${table}"`).get()?.['count']);
}

/** True when no table has a row. */
export function isEmpty({ counts }: StoreFacts): boolean {
  return Object.values(counts).every((count) => count === 0);
}

/** Describes in one line the number of leads and the newest. */
export function inWords({ counts, newestLeadMs }: StoreFacts): string {
  const leads = counts['leads'] ?? 0;
  const newest =
    newestLeadMs === undefined ? '' : `, the newest from ${new Date(newestLeadMs).toISOString()}`;
  return `${leads} ${leads === 1 ? 'lead' : 'leads'}${newest}`;
}

/** Lists what a restore changed, with a line for each table whose count differs. */
export function changesInWords(before: StoreFacts, now: StoreFacts): readonly string[] {
  const tables = new Set([...Object.keys(before.counts), ...Object.keys(now.counts)]);
  const changed = [...tables].flatMap((table) => {
    const [was, is] = [before.counts[table] ?? 0, now.counts[table] ?? 0];
    return was === is ? [] : [`  ${table}: ${was} before, ${is} now`];
  });
  return [`Before: ${inWords(before)}`, `Now:    ${inWords(now)}`, ...changed];
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Lists the site's tables, each after the tables that it references. */
export function readShapes(copy: DatabaseSync): readonly TableShape[] {
  const names = firstColumn(
    copy,
    `select name from sqlite_master where type = 'table'
      and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name`,
  );
  const parents = new Map(
    names.map((name) => [
      name,
      firstColumn(copy, 'select distinct "table" from pragma_foreign_key_list(?)', name),
    ]),
  );
  const depthOf = (name: string): number =>
    1 + Math.max(0, ...(parents.get(name) ?? []).map(depthOf));
  return names
    .toSorted((one, other) => depthOf(one) - depthOf(other))
    .map((name) => ({
      name,
      columns: firstColumn(copy, 'select name from pragma_table_info(?) order by name', name),
    }));
}

/** Reads the first column of a query's rows. */
export function firstColumn(copy: DatabaseSync, query: string, ...values: string[]): string[] {
  const statement = copy.prepare(query);
  return statement.all(...values).map((row) => String(Object.values(row)[0]));
}
