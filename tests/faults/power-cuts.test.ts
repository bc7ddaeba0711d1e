import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutPower, cutSummary } from '../support/power/cut-power.ts';
import { embeddedStoreOn, postgresStoreOn, startPostgresOn } from '../support/power/cut-stores.ts';
import { makeLosableDisk } from '../support/power/losable-disk.ts';
import { copySite } from '../support/site-with-content.ts';

/** Repeats the cuts of a run. */
const seed = Number(process.env['CUT_SEED'] ?? Date.now() % 1_000_000);
/** The next write after some leads; without syncing it comes only every few seconds. */
const unsynced = { cuts: 3, seed, longest: 1, warmUp: 20 };
const intact = { missing: 0, damage: [] };

it('fifty power cuts lose no acknowledged lead of the embedded store', async () => {
  await using disk = await makeLosableDisk();
  const store = embeddedStoreOn(disk.folder);
  const report = await cutPower({ disk, store, cuts: 50, seed, longest: 800 });
  process.stdout.write(cutSummary('Embedded store', report));
  expect(report.acknowledged).toBeGreaterThan(report.cuts);
  expect(report, `CUT_SEED=${seed}`).toMatchObject(intact);
});

it('twenty power cuts lose no acknowledged lead of PostgreSQL', async () => {
  await using disk = await makeLosableDisk();
  await using postgres = await startPostgresOn(disk, true);
  const store = postgresStoreOn(postgres);
  // Its start alone, after a cut, is a thousand writes and flushes.
  const report = await cutPower({ disk, store, cuts: 20, seed, longest: 5000 });
  process.stdout.write(cutSummary('PostgreSQL', report));
  expect(report.acknowledged).toBeGreaterThan(report.cuts);
  expect(report, `CUT_SEED=${seed}`).toMatchObject(intact);
});

it('an embedded store that does not sync loses leads here', async () => {
  const site = await copySite([]);
  const thread = join(site, 'build/server/sqlite-thread.js');
  const text = readFileSync(thread, 'utf8');
  writeFileSync(thread, text.replace('synchronous = FULL', 'synchronous = OFF'));
  await using disk = await makeLosableDisk();
  const store = embeddedStoreOn(disk.folder, site);
  const report = await cutPower({ disk, store, ...unsynced });
  process.stdout.write(cutSummary('Embedded store, never synced', report));
  expect(report.missing).toBeGreaterThan(0);
  rmSync(site, { recursive: true });
});

it('a PostgreSQL that does not sync loses leads here', async () => {
  await using disk = await makeLosableDisk();
  await using postgres = await startPostgresOn(disk, false);
  const store = postgresStoreOn(postgres);
  const report = await cutPower({ disk, store, ...unsynced });
  process.stdout.write(cutSummary('PostgreSQL, never synced', report));
  expect(report.missing).toBeGreaterThan(0);
});
