import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { killRestores, nameOf, restoreAndBeKilled } from '../support/kill-restores.ts';
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
  const folder = mkdtempSync(join(tmpdir(), 'kill-restores-'));
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  const copy = join(folder, 'copy');
  saveAndBeKilled(settings, 'one@x.example');
  await runStore(settings, 'save', copy);
  saveAndBeKilled(settings, 'two@x.example', 'three@x.example');
  const found = new Set<unknown>();
  let [step, kills] = [1, 0];
  // The first one that is not killed has taken all steps.
  while ((await restoreAndBeKilled(settings, copy, step)) === 0) {
    // The server frees the lock once it has noticed that its client is gone.
    await expect.poll(() => countRestores(postgres.url)).toBe(0);
    const emails = nameOf(await emailsIn(settings));
    expect(['old', 'new'], `killed at step ${step}`).toContain(emails);
    found.add(emails);
    step += 2;
    kills += 1;
  }
  process.stdout.write(`Restores killed, PostgreSQL: ${kills}, each left one store whole\n`);
  expect(kills).toBeGreaterThan(5);
  expect(found).toContain('old');
  expect(nameOf(await emailsIn(settings))).toBe('new');
  rmSync(folder, { recursive: true });
});
