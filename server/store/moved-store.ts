import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingError } from '#server/settings.ts';
import { putInPlace, syncToDisk } from './copies/sync-disk.ts';
import { sql, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';
import type { Tables } from './schema.ts';

/** Lies beside an embedded store whose data has moved elsewhere. */
function markIn(folder: string): string {
  return join(resolve(folder), 'site.moved');
}

/** Marks the embedded store as moved. @param place where to, without secrets */
export function markMoved(folder: string, place: string): void {
  const mark = markIn(folder);
  writeFileSync(`${mark}.part`, `${describeMove(place)}\n`, { mode: 0o600 });
  putInPlace(`${mark}.part`, mark);
}

/** Makes the store current again, after a restore or a move back. */
export function unmarkMoved(folder: string): void {
  rmSync(markIn(folder), { force: true });
  syncToDisk(dirname(markIn(folder)));
}

/** Says where the store has moved to and when; undefined for a current one. */
export function findMove(folder: string): string | undefined {
  const mark = markIn(folder);
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
}

/** Refuses a store that has moved. @throws SettingError naming DATA_DIR and the other place */
export function checkIsCurrent(folder: string): void {
  const move = findMove(folder);
  if (move !== undefined) throw movedError(`DATA_DIR: the store in ${resolve(folder)}`, move);
}

/** The mark of either engine: where the data is, and since when. */
function describeMove(place: string): string {
  return `moved to ${place}, on ${new Date().toISOString()}`;
}

/** Says what to do about a store that has moved. */
function movedError(store: string, move: string): SettingError {
  return new SettingError(
    `${store} was ${move}. Use that one: set DATABASE_URL, or DATA_DIR without DATABASE_URL. Restoring a copy here, or moving back, makes this one current again ("npm run store").`,
  );
}

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
