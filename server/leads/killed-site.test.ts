import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killSites, killSummary } from '../../tests/support/kill-sites.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { openStore } from '#server/store/open-store.ts';

it('a site that is killed twice under load has lost no acknowledged lead', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'killed-'));
  const report = await killSites({
    // The long run kills fifty times.
    kills: 2,
    processes: 1,
    storeSettings: { DATA_DIR: dataFolder },
    openStore: () => openStore({ databaseUrl: undefined, dataFolder, log: createMemoryLog().log }),
    seed: Date.now() % 1_000_000,
  });
  rmSync(dataFolder, { recursive: true });
  process.stdout.write(killSummary('Embedded store', report));
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report).toMatchObject({ saved: report.acknowledged, delivered: report.acknowledged });
}, 600_000);
