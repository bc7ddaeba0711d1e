import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member_lists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // The enrolment's lead: erased and purged with it.
    .addColumn('enrolment_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('left_out', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('member_lists_key', ['enrolment_id', 'state'])
    .execute();
  await db.schema
    .createTable('group_members')
    .addColumn('list_id', 'text', (column) =>
      column.notNull().references('member_lists.id').onDelete('cascade'),
    )
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('birth', 'text', (column) => column.notNull())
    .addColumn('relation', 'text', (column) => column.notNull())
    .addColumn('number', 'text')
    .addColumn('principal', 'integer')
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('state_id', 'text')
    .addColumn('lga_id', 'text')
    .addPrimaryKeyConstraint('group_members_key', ['list_id', 'line'])
    .execute();
  await index(db, 'group_members_by_email', 'email');
  await index(db, 'group_members_by_phone', 'phone');
}

function index(db: Kysely<unknown>, name: string, column: string) {
  return db.schema.createIndex(name).on('group_members').column(column).execute();
}
