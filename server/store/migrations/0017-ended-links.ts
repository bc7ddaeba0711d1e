import { sql, type Kysely } from 'kysely';

/** Orders are come back to by their link alone; the page of a link that has ended can say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('return_codes').execute();
  // The mails of codes that were on their way.
  await sql`delete from deliveries where chain = 'return-code' and state <> 'done'`.execute(db);
  await db.schema
    .createTable('ended_links')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .execute();
}
