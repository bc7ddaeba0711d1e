import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('cursor_at', 'bigint', (column) => column.notNull())
    .addColumn('cursor_token', 'text', (column) => column.notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('gone', 'integer', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
}
