import { PostgresAdapter, sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createLeads(db);
  await createDeliveries(db);
  await db.schema
    .createTable('subscriptions')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push_tokens')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await createRateLimits(db);
}

async function createLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text')
    .addColumn('consent_at', 'bigint')
    .addColumn('submission_key', 'text', (column) => column.notNull().unique())
    .addColumn('content_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'leads', 'leads_by_time', ['created_at', 'id']);
  await index(db, 'leads', 'leads_by_email', ['email']);
  await index(db, 'leads', 'leads_by_content', ['content_key', 'created_at']);
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint', (column) => column.notNull())
    .addColumn('gives_up_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('settled_at', 'bigint')
    .execute();
  await index(db, 'deliveries', 'deliveries_due', ['state', 'target', 'next_try_at']);
  await index(db, 'deliveries', 'deliveries_of_lead', ['lead_id', 'chain', 'position']);
}

async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull());
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Counts may be lost in a crash; unlogged they cost no sync to disk.
  await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute();
}

function index(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  return db.schema.createIndex(name).on(table).columns(columns).execute();
}
