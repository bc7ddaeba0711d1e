import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** An entry of the trail says which price it has replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enrolment_trail').addColumn('earlier_minor', 'bigint').execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? guardInPostgres(db) : guardInSqlite(db));
}

async function guardInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger trail_earlier_not_changed before update of earlier_minor on enrolment_trail
    begin select raise(abort, 'the trail only grows'); end`.execute(db);
}

async function guardInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger trail_earlier_not_changed before update of earlier_minor on enrolment_trail
    for each row execute function guard_trail()`.execute(db);
}
