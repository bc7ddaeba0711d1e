import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '#server/logging/log.ts';
import type { Tables } from './schema.ts';
import { canRead, type Store } from './store.ts';

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
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Without listeners a connection that breaks, idle or in use, would stop the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a store connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({
    pool,
    async onCreateConnection(connection) {
      // An acknowledged lead is on the disk, whatever the server's own default says.
      await connection.executeQuery(CompiledQuery.raw('set synchronous_commit = on'));
    },
  });
  const tables = new Kysely<Tables>({ dialect });
  return {
    engine: 'postgresql',
    tables,
    isReady: () => canRead(tables),
    close: () => tables.destroy(),
  };
}

/** Times are bigint columns; as whole milliseconds they stay far below 2^53. */
function getTypeParser(id: number, format?: string) {
  if (id === int8) return Number;
  return types.getTypeParser(id, format === 'binary' ? 'binary' : 'text');
}
