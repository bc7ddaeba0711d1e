import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type ClientBase, type PoolConfig } from 'pg';
import type { Log } from '#server/log.ts';
import { checkPostgresIsCurrent } from './moved-store.ts';
import type { Tables } from './schema.ts';
import { advisoryLock, lockedMessage } from './store-lock.ts';
import type { Store, StoreLimits } from './store.ts';

interface PostgresOptions extends StoreLimits {
  readonly log: Log;
}

const mostConnections = 10;
const connectTimeoutMs = 3000;
const int8: number = types.builtins.INT8;
const defaultStatementTimeoutMs = 10_000;

/** Opens PostgreSQL, which connects on first use; the caller migrates its tables. */
export function openPostgres(connectionString: string, options: PostgresOptions): Store {
  const { log, statementTimeoutMs = defaultStatementTimeoutMs } = options;
  const pool: PoolConfig = {
    connectionString,
    max: mostConnections,
    // One connection stays open: its lock shows that the site is running.
    min: 1,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    onConnect: prepareConnection,
  };
  const tables = openPool(pool, ({ message: reason }) =>
    log.warn({ reason }, 'store connection lost'),
  );
  return { engine: 'postgresql', tables, close: () => tables.destroy() };
}

/** Opens one connection for copying a store, without the site's lock and time limits. */
export function openForCopying(connectionString: string): Kysely<Tables> {
  return openPool({ connectionString, max: 1, onConnect: syncCommits }, () => undefined);
}

function openPool(own: PoolConfig, onLoss: (error: Error) => void): Kysely<Tables> {
  const pool = new Pool({
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
    ...own,
  });
  // Without listeners, a broken connection would crash the process.
  pool.on('error', onLoss);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Overrides the server's default, so that an acknowledged lead is on disk. */
async function syncCommits(client: ClientBase): Promise<void> {
  await client.query('set synchronous_commit = on');
}

async function prepareConnection(client: ClientBase): Promise<void> {
  await syncCommits(client);
  const answer = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock_shared(${advisoryLock}) as locked`,
  );
  if (!answer.rows[0]?.locked) throw new Error(lockedMessage);
  await checkPostgresIsCurrent(client);
}

/** Parses bigint columns as numbers: milliseconds fit in 2^53. */
function getTypeParser(id: number, format?: string) {
  if (id === int8) return Number;
  return types.getTypeParser(id, format === 'binary' ? 'binary' : 'text');
}
