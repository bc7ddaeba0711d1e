import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrolments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enrolment_id', 'text', (column) => column.notNull().references('enrolments.id'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_reference', 'text')
    .addColumn('url', 'text')
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .execute();
  await index(db, 'payments_of_enrolment', ['enrolment_id', 'attempt']);
  await index(db, 'payments_by_reference', ['provider', 'provider_reference']);
  await index(db, 'payments_to_check', ['state', 'checked_at']);
}

function index(db: Kysely<unknown>, name: string, columns: string[]) {
  return db.schema.createIndex(name).on('payments').columns(columns).execute();
}
