import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runProvidersCommand } from '#server/providers/commands/run-providers-command.ts';
import { aFacility } from '../support/a-facility.ts';
import { ask } from '../support/ask.ts';
import { createDatabase } from '../support/create-database.ts';
import { writeFacilityCsv } from '../support/facility-csv.ts';
import { startFakeWordPress, wirePost } from '../support/fake-wordpress.ts';
import { long } from '../support/long-run.ts';
import { memoryOutput } from '../support/memory-output.ts';
import { commandEnvironment } from '../support/run-store-command.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

/** Partner hospitals are listed whatever is imported. */
const partners = 8;
let databaseUrl: string;
let folder: string;
const sites: RunningSite[] = [];

beforeEach(async () => {
  databaseUrl = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'several-'));
});

afterEach(async () => {
  for (const site of sites.splice(0)) await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Starts one more process; on another machine, as far as its files go. */
async function start(settings: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({ DATABASE_URL: databaseUrl, ...settings });
  sites.push(site);
  return site;
}

async function importFacilities(count: number): Promise<void> {
  const file = join(folder, 'list.csv');
  await writeFacilityCsv(
    file,
    Array.from({ length: count }, (_, at) => aFacility({ id: `f${at}`, name: `Hospital ${at}` })),
  );
  await runProviders('import', file);
}

/** Runs a command of staff, here: it has nothing of the sites but the store. */
async function runProviders(...args: readonly string[]): Promise<void> {
  const [stdout, stderr] = [memoryOutput(), memoryOutput()];
  const env = { ...commandEnvironment, DATABASE_URL: databaseUrl, DATA_DIR: folder };
  expect(await runProvidersCommand(args, { env, stdout, stderr }), stderr.text()).toBe(0);
}

async function expectFacilitiesEverywhere(count: number): Promise<void> {
  const total = count + partners;
  for (const { address } of sites) {
    const findTotal = async () =>
      (JSON.parse((await ask(address, '/api/providers')).text()) as { total: number }).total;
    await expect.poll(findTotal).toBe(total);
    // From the cache of pages.
    const page = async () => (await ask(address, '/providers')).text();
    await expect.poll(page).toContain(`${total} providers`);
  }
}

it('an import and its undo show in every process, on its pages too', long, async () => {
  await Promise.all([start(), start()]);
  await importFacilities(30);
  await expectFacilitiesEverywhere(30);
  await importFacilities(40);
  await expectFacilitiesEverywhere(40);
  await runProviders('undo');
  await expectFacilitiesEverywhere(30);
});

it('an import shows in every process whose connections were lost meanwhile', long, async () => {
  await Promise.all([start(), start()]);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const lost = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  expect(lost.rowCount).toBeGreaterThanOrEqual(sites.length);
  await client.end();
  await importFacilities(40);
  await expectFacilitiesEverywhere(40);
});

it('a new post shows in every process once one has found it', long, async () => {
  await using wordPress = await startFakeWordPress([wirePost(1)]);
  const settings = { WORDPRESS_URL: wordPress.url };
  const first = await start(settings);
  const listOf = async ({ address }: RunningSite) => (await ask(address, '/news')).text();
  expect(await listOf(first)).not.toContain('A second post');
  wordPress.posts = [wirePost(2, { title: 'A second post' }), ...wordPress.posts];
  // It reads the news when it starts; the others would not for two minutes.
  const second = await start(settings);
  expect(await listOf(second)).toContain('A second post');
  await expect.poll(() => listOf(first)).toContain('A second post');
});
