import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aFacility } from '../support/a-facility.ts';
import { ask } from '../support/ask.ts';
import { writeFacilityCsv } from '../support/facility-csv.ts';
import { startFakeService } from '../support/fake-service.ts';
import { startFakeWordPress, wirePost } from '../support/fake-wordpress.ts';
import { staffOf } from '../support/member-csv.ts';
import { orderForGroup, sendMembers } from '../support/order-for-group.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { savedEmails } from '../support/saved-emails.ts';
import { startNginx } from '../support/nginx.ts';
import { startPostgres, type RunningPostgres } from '../support/postgres.ts';
import { runImport } from '../support/run-import.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { sendVisitors } from '../support/visitors.ts';

/** Two processes of the site on one PostgreSQL, behind nginx as operators are shown it. */
let postgres: RunningPostgres;
let service: Awaited<ReturnType<typeof startFakeService>>;
let wordPress: Awaited<ReturnType<typeof startFakeWordPress>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let folder: string;
const sites: RunningSite[] = [];
const visitors = 20;
/** Partner hospitals are listed whatever is imported. */
const partners = 8;

function start(port = '0'): Promise<RunningSite> {
  return startSite({
    PORT: port,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SUBSCRIPTION_URL: service.url,
    WORDPRESS_URL: wordPress.url,
    TRUST_PROXY: '127.0.0.1',
    COUNTRY_HEADER: 'x-country',
    LOG_LEVEL: 'warn',
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
  postgres = await startPostgres();
  service = await startFakeService();
  wordPress = await startFakeWordPress([wirePost(1)]);
  sites.push(await start(), await start());
  nginx = await startNginx(sites.map(({ address }) => address));
});

afterAll(async () => {
  await nginx?.[Symbol.asyncDispose]();
  for (const site of sites) await site[Symbol.asyncDispose]();
  await wordPress?.[Symbol.asyncDispose]();
  await service?.[Symbol.asyncDispose]();
  await postgres?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

it('one limit holds for both processes', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 25; sent += 1) {
    const { status } = await ask(nginx.address, '/api/subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
      body: JSON.stringify({ email: `limit-${sent}@example.com` }),
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(20).fill(202), ...Array(5).fill(429)]);
});

it('a company’s list of thousands gets through, and no other form as large', async () => {
  const from = '203.0.113.6';
  const path = await orderForGroup(plainBrowser(nginx.address, { from }));
  for (const count of [1200, 5000]) {
    const taken = await sendMembers(nginx.address, path, { file: staffOf(count), from });
    expect(taken.status).toBe(200);
    expect(taken.text()).toMatch(/people[^<]* accepted, with no mistakes/);
  }
  const large = 'x'.repeat(2.2 * 1024 * 1024);
  const refused = await sendMembers(nginx.address, path, { file: large, from });
  expect(refused.status).toBe(413);
  expect(refused.text()).toContain('The file is larger than 2 MB');
  const huge = await sendMembers(nginx.address, path, { file: large + large, from });
  expect(huge.status).toBe(413);
  expect(huge.text()).toContain('A list of members may have up to 2 MB');
  const elsewhere = await sendMembers(nginx.address, '/contact', { file: staffOf(2000), from });
  expect(elsewhere.status).toBe(413);
  expect(elsewhere.text(), 'before the site has it').toContain('This is too large to send');
});

it('an import shows in both within seconds', async () => {
  const file = join(folder, 'list.csv');
  const count = 500;
  await writeFacilityCsv(
    file,
    Array.from({ length: count }, (_, at) => aFacility({ id: `f${at}`, name: `Hospital ${at}` })),
  );
  const run = await runImport(file, { DATABASE_URL: postgres.url });
  expect(run.status).toBe(0);
  const importedAt = performance.now();
  for (const { address } of sites) {
    await vi.waitFor(
      async () => {
        const { total } = JSON.parse((await ask(address, '/api/providers')).text()) as {
          total: number;
        };
        expect(total).toBe(count + partners);
      },
      { timeout: 15_000, interval: 100 },
    );
  }
  const seconds = ((performance.now() - importedAt) / 1000).toFixed(1);
  process.stdout.write(
    `Import: ${count} of ${count} facilities in both processes after ${seconds} s\n`,
  );
});

it('a kill of either loses nothing, and no visitor sees more than one failed request for it', async () => {
  const sent = sendVisitors(visitors, nginx.address);
  const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await wait(5);
  for (const at of [0, 1]) {
    const port = new URL((sites[at] as RunningSite).address).port;
    await (sites[at] as RunningSite).kill();
    await wait(3);
    sites[at] = await start(port);
    await wait(4);
  }
  const met = await sent.stop();
  const { acknowledged } = sent;
  const delivered = () => new Set(service.received);
  await vi.waitUntil(() => [...acknowledged].every((email) => delivered().has(email)), {
    timeout: 120_000,
    interval: 500,
  });
  const emails = await savedEmails({ databaseUrl: postgres.url, dataFolder: '' });
  const saved = emails.filter((email) => acknowledged.has(email));
  const failures = met.map((one) => one.failures.length);
  const pages = met.reduce((sum, one) => sum + one.pages, 0);
  const again =
    service.received.filter((email) => acknowledged.has(email)).length - acknowledged.size;
  process.stdout.write(
    `Behind nginx: ${visitors} visitors, ${pages} pages, ${acknowledged.size} leads, 2 kills; ` +
      `failed requests: ${failures.reduce((sum, one) => sum + one, 0)} in all, ` +
      `${Math.max(...failures)} at most for one visitor; ` +
      `${saved.length} of ${acknowledged.size} leads saved once, delivered again: ${again}\n` +
      `${met.flatMap((one) => one.failures).join(', ')}\n`,
  );
  expect(saved).toHaveLength(acknowledged.size);
  expect(Math.max(...failures)).toBeLessThanOrEqual(1);
});

it('a new post shows in both within the time they refresh, and in nginx', async () => {
  wordPress.posts = [wirePost(2, { title: 'A second post' }), ...wordPress.posts];
  const shownAt = await Promise.all(
    [...sites.map((site) => site.address), nginx.address].map(async (address) => {
      await vi.waitFor(
        async () => expect((await ask(address, '/news')).text()).toContain('A second post'),
        { timeout: 200_000, interval: 100 },
      );
      return performance.now();
    }),
  );
  const [one = 0, other = 0] = shownAt;
  const seconds = (Math.abs(one - other) / 1000).toFixed(1);
  process.stdout.write(`News: in the other process after ${seconds} s\n`);
});
