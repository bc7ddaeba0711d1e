import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { killRestores, nameOf, restoreAndBeKilled } from '../support/kill-restores.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { startPostgres } from '../support/postgres.ts';
import { emailsIn, saveAndBeKilled, runStore } from '../support/run-store-command.ts';

const from1 = (steps: number) => Array.from({ length: steps }, (_, at) => at + 1);

async function countRestores(connectionString: string): Promise<number | null> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(
    `select pid from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'`,
  );
  await client.end();
  return rowCount;
}

it('a restore of the embedded store is killed before each of its steps', async () => {
  const results = await killRestores(from1);
  const count = (name: string) => results.filter(({ found }) => found === name).length;
  process.stdout.write(
    `Restores killed, embedded store: ${results.length}; ${count('old')} left the old store, ${count('new')} the new one\n`,
  );
  expect(count('old')).toBeGreaterThan(0);
  expect(count('new')).toBeGreaterThan(0);
  expect(count('old') + count('new')).toBe(results.length);
  expect(results.filter(({ isNothingLost }) => !isNothingLost)).toEqual([]);
});

it('a restore of PostgreSQL is killed at any point from its first step to its last', async () => {
  await using postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url };
  const folder = mkdtempSync(join(tmpdir(), 'kill-restores-'));
  const copy = join(folder, 'copy');
  saveAndBeKilled(settings, 'one@x.example');
  await runStore(settings, 'save', copy);
  saveAndBeKilled(settings, 'two@x.example', 'three@x.example');
  let [step, kills] = [1, 0];
  // The first one that is not killed has taken all steps.
  while ((await restoreAndBeKilled(settings, copy, step)) === 0) {
    // The server frees the lock once it has noticed that its client is gone.
    await expect.poll(() => countRestores(postgres.url)).toBe(0);
    expect(nameOf(await emailsIn(settings)), `killed at step ${step}`).toBe('old');
    step += 4;
    kills += 1;
  }
  process.stdout.write(`Restores killed, PostgreSQL: ${kills}, each left the old store\n`);
  expect(kills).toBeGreaterThan(5);
  expect(nameOf(await emailsIn(settings))).toBe('new');
  const { log } = createMemoryLog();
  const store = await openStore({ databaseUrl: postgres.url, dataFolder: '', log });
  const saved = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname like 'before\\_restore\\_%'`.execute(
    store.tables,
  );
  await store.close();
  expect(saved.rows).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
