import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Tables } from './schema.ts';

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
