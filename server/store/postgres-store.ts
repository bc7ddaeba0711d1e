import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type ClientBase } from 'pg';
import type { Log } from '#server/logging/log.ts';
import type { Tables } from './schema.ts';
import { advisoryLock, lockedMessage } from './store-lock.ts';
import type { Store } from './store.ts';

interface PostgresOptions {
  readonly log: Log;
  readonly statementTimeoutMs?: number;
}

const mostConnections = 10;
const connectTimeoutMs = 3000;
const int8: number = types.builtins.INT8;
const defaultStatementTimeoutMs = 10_000;

/** Connects to PostgreSQL when it is first asked; its tables are the caller's to bring up to date. */
export function openPostgres(connectionString: string, options: PostgresOptions): Store {
  const { log, statementTimeoutMs = defaultStatementTimeoutMs } = options;
  const pool = new Pool({
    connectionString,
    max: mostConnections,
    // One connection stays open: its lock tells others that the site runs.
    min: 1,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: prepareConnection,
  });
  // Without listeners a connection that breaks, idle or in use, would stop the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a store connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const tables = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgresql',
    tables,
    close: () => tables.destroy(),
  };
}

/** Opens one connection to copy all of a store, without the site's lock and without time limits. */
export function openForCopying(connectionString: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: syncCommits,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** An acknowledged lead is on the disk, whatever the server's own default says. */
async function syncCommits(client: ClientBase): Promise<void> {
  await client.query('set synchronous_commit = on');
}

async function prepareConnection(client: ClientBase): Promise<void> {
  await syncCommits(client);
  const answer = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock_shared(${advisoryLock}) as held`,
  );
  if (!answer.rows[0]?.held) throw new Error(lockedMessage);
}

/** Times are bigint columns; as whole milliseconds they stay far below 2^53. */
function getTypeParser(id: number, format?: string) {
  if (id === int8) return Number;
  return types.getTypeParser(id, format === 'binary' ? 'binary' : 'text');
}
