import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('return_codes')
    .addColumn('enrolment_id', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  // A visitor types only the end of the id.
  await db.schema
    .createIndex('enrolments_by_reference')
    .on('enrolments')
    .expression(sql`substr(id, 29)`)
    .execute();
}
