import { PostgresAdapter, sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enrolments').addColumn('cancelled_at', 'bigint').execute();
  await db.schema.alterTable('payments').addColumn('received_minor', 'bigint').execute();
  await db.schema.alterTable('payments').addColumn('received_currency', 'text').execute();
  await db.schema
    .createTable('enrolment_trail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enrolment_id', 'text', (column) =>
      column.notNull().references('enrolments.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint')
    .addColumn('currency', 'text')
    .addColumn('reference', 'text')
    .addColumn('note', 'text')
    .execute();
  await db.schema
    .createIndex('trail_of_enrolment')
    .on('enrolment_trail')
    .columns(['enrolment_id', 'at'])
    .execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? guardInPostgres(db) : guardInSqlite(db));
}

/** All but the note, which may be erased because it is free text. */
const guarded = sql.raw('id, enrolment_id, at, who, action, amount_minor, currency, reference');

/** An entry goes only with its enrolment. */
async function guardInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger trail_not_changed before update of ${guarded} on enrolment_trail
    begin select raise(abort, 'the trail only grows'); end`.execute(db);
  await sql`create trigger trail_not_deleted before delete on enrolment_trail
    when exists (select 1 from enrolments where id = old.enrolment_id)
    begin select raise(abort, 'the trail only grows'); end`.execute(db);
}

async function guardInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function guard_trail() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE'
        and not exists (select 1 from enrolments where id = old.enrolment_id) then return old;
      end if;
      raise exception 'the trail only grows';
    end $$`.execute(db);
  await sql`create trigger trail_not_changed before update of ${guarded} on enrolment_trail
    for each row execute function guard_trail()`.execute(db);
  await sql`create trigger trail_not_deleted before delete on enrolment_trail
    for each row execute function guard_trail()`.execute(db);
}
