import type { Kysely } from 'kysely';

/** When old leads were last purged, so that a clock that has jumped is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('purge_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('withheld', 'integer', (column) => column.notNull())
    .execute();
}
