import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('directory_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('facilities', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('facilities')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('ownership', 'text')
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('specialities', 'text', (column) => column.notNull())
    .addColumn('opening', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('state_id', 'text', (column) => column.notNull())
    .addColumn('lga_id', 'text')
    .addColumn('ward', 'text')
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('bands', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('verified_on', 'text')
    .addPrimaryKeyConstraint('facilities_key', ['version', 'id'])
    .execute();
}
