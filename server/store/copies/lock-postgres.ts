import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { openForCopying } from '../postgres-store.ts';
import type { Tables } from '../schema.ts';
import { advisoryLock } from '../store-lock.ts';

const key = sql.lit(advisoryLock);
const waitMs = 3000;
const retryMs = 100;

/** Works on a PostgreSQL that no other process of the site has open. @throws RefusedError when in use */
export async function withLockedPostgres<Done>(
  url: string,
  work: (tables: Kysely<Tables>) => Promise<Done>,
): Promise<Done> {
  await using pool = openForCopying(url);
  // The lock is that of a connection.
  return await pool.connection().execute(async (tables) => {
    await lock(tables);
    try {
      return await work(tables);
    } finally {
      // A closed connection would free it only a moment later.
      await sql`select pg_advisory_unlock(${key})`.execute(tables).catch(() => undefined);
    }
  });
}

/** Waits a little, as PostgreSQL releases the lock of a process only after it has ended. */
async function lock(tables: Kysely<Tables>): Promise<void> {
  const endMs = performance.now() + waitMs;
  while (!(await tryLock(tables))) {
    if (performance.now() > endMs) {
      throw new RefusedError('The store in PostgreSQL is in use: stop the site first.');
    }
    // Retries instead of queueing: the site's new connections would fail behind a queued lock.
    await delay(retryMs);
  }
}

async function tryLock(tables: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${key}) as taken`.execute(tables);
  return rows[0]?.taken ?? false;
}
