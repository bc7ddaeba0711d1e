import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { startNginx } from '../support/nginx.ts';
import { startPostgres } from '../support/postgres.ts';
import { savedEmails } from '../support/saved-emails.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { sendVisitors } from '../support/visitors.ts';

const processes = 10;
const leastRequests = 20_000;
const visitors = 20;

it('ten processes on one PostgreSQL restart in turn, and no visitor notices', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ten-processes-'));
  await using postgres = await startPostgres();
  const start = (port = '0') =>
    startSite({
      PORT: port,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      TRUST_PROXY: '127.0.0.1',
      COUNTRY_HEADER: 'x-country',
      LOG_LEVEL: 'error',
    });
  const sites: RunningSite[] = [];
  for (let at = 0; at < processes; at += 1) sites.push(await start());
  try {
    await using nginx = await startNginx(sites.map(({ address }) => address));
    expect(await sendTooMany(nginx.address), 'one limit of forms for all').toBe(20);

    const sent = sendVisitors(visitors, nginx.address);
    for (const [at, site] of sites.entries()) {
      const { code } = await site.stop();
      expect(code).toBe(0);
      sites[at] = await start(new URL(site.address).port);
    }
    const connections = await countConnections(postgres.url);
    await sent.reach(leastRequests);
    const met = await sent.stop();

    const failures = met.flatMap((one) => one.failures);
    const requests = met.reduce((sum, { pages }) => sum + pages, 0) + sent.acknowledged.size;
    process.stdout.write(
      `Ten processes: ${requests} requests over ${processes} restarts, ${failures.length} failed; ` +
        `${connections} connections to PostgreSQL\n`,
    );
    expect(failures).toEqual([]);
    const emails = await savedEmails({ databaseUrl: postgres.url, dataFolder: '' });
    const saved = emails.filter((email) => sent.acknowledged.has(email));
    expect(saved).toHaveLength(sent.acknowledged.size);
  } finally {
    for (const site of sites) await site[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** How many of thirty forms from one address are taken within a minute. */
async function sendTooMany(address: string): Promise<number> {
  let taken = 0;
  for (let sent = 0; sent < 30; sent += 1) {
    const { status } = await ask(address, '/api/subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
      body: JSON.stringify({ email: `limit-${sent}@example.com` }),
    });
    if (status === 202) taken += 1;
  }
  return taken;
}

async function countConnections(url: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'",
  );
  await client.end();
  return Number(rows[0]?.count) - 1;
}
