import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { killSites, killSummary } from '../support/kill-sites.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { startPostgres } from '../support/postgres.ts';

const kills = 50;
const seed = Date.now() % 1_000_000;
const { log } = createMemoryLog();

it('fifty kills under load lose no acknowledged lead of the embedded store', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'killed-'));
  const report = await killSites({
    kills,
    processes: 1,
    storeSettings: { DATA_DIR: dataFolder },
    openStore: () => openStore({ databaseUrl: undefined, dataFolder, log }),
    seed,
  });
  rmSync(dataFolder, { recursive: true });
  process.stdout.write(killSummary('Embedded store', report));
  expect(report.acknowledged).toBeGreaterThan(kills);
  expect(report).toMatchObject({ saved: report.acknowledged, delivered: report.acknowledged });
});

it('fifty kills of one of two processes lose no acknowledged lead of PostgreSQL', async () => {
  await using postgres = await startPostgres();
  const report = await killSites({
    kills,
    processes: 2,
    storeSettings: { DATABASE_URL: postgres.url },
    openStore: () => openStore({ databaseUrl: postgres.url, dataFolder: '', log }),
    seed,
  });
  process.stdout.write(killSummary('PostgreSQL, two processes', report));
  expect(report.acknowledged).toBeGreaterThan(kills);
  expect(report).toMatchObject({ saved: report.acknowledged, delivered: report.acknowledged });
});
