import type { Kysely } from 'kysely';

/** Leads of one phone number are found by it, so that they can be delivered in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('phone', 'text').execute();
  await db.schema.createIndex('leads_by_phone').on('leads').column('phone').execute();
}
