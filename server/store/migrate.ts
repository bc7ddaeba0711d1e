import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import * as first from './migrations/0001-leads.ts';
import * as second from './migrations/0002-directory.ts';
import * as third from './migrations/0003-enrolments.ts';
import * as fourth from './migrations/0004-push-runs.ts';
import * as fifth from './migrations/0005-suspected-bot.ts';
import * as sixth from './migrations/0006-dead-letters.ts';
import * as seventh from './migrations/0007-mailings.ts';
import * as eighth from './migrations/0008-instalments.ts';
import * as ninth from './migrations/0009-enrolment-trail.ts';
import * as tenth from './migrations/0010-return-codes.ts';
import * as eleventh from './migrations/0011-group-members.ts';
import * as twelfth from './migrations/0012-lead-phones.ts';
import * as thirteenth from './migrations/0013-push-expiry.ts';
import * as fourteenth from './migrations/0014-purge-runs.ts';
import * as fifteenth from './migrations/0015-order-drafts.ts';
import * as seventeenth from './migrations/0017-ended-links.ts';
import * as eighteenth from './migrations/0018-contract-version.ts';
import * as nineteenth from './migrations/0019-earlier-prices.ts';
import type { Tables } from './schema.ts';

/** Every migration in order; a released one never changes. */
const migrations = {
  '0001-leads': first,
  '0002-directory': second,
  '0003-enrolments': third,
  '0004-push-runs': fourth,
  '0005-suspected-bot': fifth,
  '0006-dead-letters': sixth,
  '0007-mailings': seventh,
  '0008-instalments': eighth,
  '0009-enrolment-trail': ninth,
  '0010-return-codes': tenth,
  '0011-group-members': eleventh,
  '0012-lead-phones': twelfth,
  '0013-push-expiry': thirteenth,
  '0014-purge-runs': fourteenth,
  '0015-order-drafts': fifteenth,
  '0017-ended-links': seventeenth,
  '0018-contract-version': eighteenth,
  '0019-earlier-prices': nineteenth,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Migrates the tables, up to a migration if one is named, all or nothing, one process at a time (a lock, or SQLite's transaction).
 * Migrations of a later release stay: they only add, so a release can be rolled back.
 */
export async function migrate(tables: Kysely<Tables>, upTo?: string): Promise<void> {
  const later = await findLaterMigrations(tables);
  const migrator = new Migrator({
    db: tables,
    provider: { getMigrations: async () => ({ ...migrations, ...later }) },
  });
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}

/** Kysely refuses tables with migrations it does not know. */
async function findLaterMigrations(tables: Kysely<Tables>): Promise<Record<string, Migration>> {
  const all = await tables.introspection.getTables({ withInternalKyselyTables: true });
  if (!all.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(tables);
  const later = rows.filter(({ name }) => !migrationNames.includes(name));
  return Object.fromEntries(later.map(({ name }) => [name, { up: async () => undefined }]));
}
