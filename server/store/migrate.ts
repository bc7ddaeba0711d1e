import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as first from './migrations/0001-leads.ts';
import * as second from './migrations/0002-directory.ts';
import * as third from './migrations/0003-enrolments.ts';
import * as fourth from './migrations/0004-push-runs.ts';
import * as fifth from './migrations/0005-suspected-bot.ts';
import type { Tables } from './schema.ts';

/** Every migration in order; a file that has landed is never changed. */
const migrations = {
  '0001-leads': first,
  '0002-directory': second,
  '0003-enrolments': third,
  '0004-push-runs': fourth,
  '0005-suspected-bot': fifth,
};

/** Names of all migrations, as a store lists those it has run. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Brings the tables up to date, all or nothing. One process at a time does it: on PostgreSQL the
 * migrator takes a lock, on SQLite the transaction has the file to itself.
 */
export async function migrate(tables: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: tables,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
