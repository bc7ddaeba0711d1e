import type { Kysely } from 'kysely';

/** Push tokens that no browser sends any more are removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('push_tokens').addColumn('expires_at', 'bigint').execute();
}
