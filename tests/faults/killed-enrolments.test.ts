import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { enrolmentSummary, killEnrolments } from '../support/kill-enrolments.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { startPostgres } from '../support/postgres.ts';

const kills = Number(process.env['KILLS'] ?? 50);
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const { log } = createMemoryLog();
// A busy machine takes seconds for each of a hundred starts.
vi.setConfig({ testTimeout: 1_800_000 });

type Report = Awaited<ReturnType<typeof killEnrolments>>;

function expectNothingLost({
  orders,
  payments,
  transfers,
  mails,
  wrongSums,
  changesCutOff,
}: Report) {
  expect(changesCutOff).toBeGreaterThan(0);
  for (const [kind, { had, kept }] of Object.entries({ orders, payments, transfers, mails })) {
    expect(had, kind).toBeGreaterThan(0);
    expect(kept, kind).toBe(had);
  }
  expect(wrongSums).toBe(0);
}

it('fifty kills while people enrol and pay lose no step and no payment of the embedded store, and book none twice', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const report = await killEnrolments({
    kills,
    processes: 1,
    storeSettings: { DATA_DIR: dataFolder },
    openStore: () => openStore({ databaseUrl: undefined, dataFolder, log }),
    seed,
  });
  process.stdout.write(enrolmentSummary('Enrolments, embedded store', kills, report));
  expectNothingLost(report);
});

it('fifty kills of one of two processes lose none of PostgreSQL, and book none twice', async () => {
  await using postgres = await startPostgres();
  const report = await killEnrolments({
    kills,
    processes: 2,
    storeSettings: { DATABASE_URL: postgres.url },
    openStore: () => openStore({ databaseUrl: postgres.url, dataFolder: '', log }),
    seed,
  });
  process.stdout.write(enrolmentSummary('Enrolments, PostgreSQL, two processes', kills, report));
  expectNothingLost(report);
});
