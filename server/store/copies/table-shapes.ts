import type { DatabaseSync } from 'node:sqlite';

/** A table's name and columns. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The site's tables in a copy, each after those that its rows refer to. */
export function readShapes(copy: DatabaseSync): readonly TableShape[] {
  const names = texts(
    copy,
    `select name from sqlite_master where type = 'table'
      and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name`,
  );
  const parents = new Map(
    names.map((name) => [
      name,
      texts(copy, 'select distinct "table" from pragma_foreign_key_list(?)', name),
    ]),
  );
  const depthOf = (name: string): number =>
    1 + Math.max(0, ...(parents.get(name) ?? []).map(depthOf));
  return names
    .toSorted((one, other) => depthOf(one) - depthOf(other))
    .map((name) => ({
      name,
      columns: texts(copy, 'select name from pragma_table_info(?) order by name', name),
    }));
}

/** The first column of what a query finds. */
export function texts(copy: DatabaseSync, query: string, ...values: string[]): string[] {
  const statement = copy.prepare(query);
  return statement.all(...values).map((row) => String(Object.values(row)[0]));
}
