import { sql, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';
import { describeMove, movedError } from './moved-store.ts';
import type { Tables } from './schema.ts';

/** A comment on the leads: it needs no table that copies would carry along. */
const findMark = `select obj_description(to_regclass('leads'), 'pg_class') as mark`;
const start = 'moved to ';

interface Marked {
  readonly mark: string | null;
}

/** Marks the store in PostgreSQL as moved. @param place where to, without secrets */
export async function markPostgresMoved(tables: Kysely<Tables>, place: string): Promise<void> {
  await sql`comment on table leads is ${sql.lit(describeMove(place))}`.execute(tables);
}

/** Makes the store current again, after a restore or a move back. */
export async function unmarkPostgresMoved(tables: Kysely<Tables>): Promise<void> {
  await sql`comment on table leads is null`.execute(tables);
}

/** Tells whether the data of this store has moved elsewhere. */
export async function hasPostgresMoved(tables: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql.raw<Marked>(findMark).execute(tables);
  return rows[0]?.mark?.startsWith(start) ?? false;
}

/** Refuses a store that has moved. @throws SettingError naming DATABASE_URL and the other place */
export async function checkPostgresIsCurrent(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Marked>(findMark);
  const mark = rows[0]?.mark;
  if (mark?.startsWith(start)) throw movedError('DATABASE_URL: the store in this database', mark);
}
