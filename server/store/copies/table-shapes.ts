import type { DatabaseSync } from 'node:sqlite';

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
