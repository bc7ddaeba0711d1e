import type { Kysely } from 'kysely';

/** Orders that visitors are filling in, for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_drafts')
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('sent_to', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_drafts_key', ['key_hash', 'plan'])
    .execute();
  await db.schema
    .createIndex('order_drafts_by_expiry')
    .on('order_drafts')
    .column('expires_at')
    .execute();
}
