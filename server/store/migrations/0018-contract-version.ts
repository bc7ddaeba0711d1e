import type { Kysely } from 'kysely';

/** An order keeps the version of the contract that was accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enrolments').addColumn('contract_version', 'text').execute();
}
