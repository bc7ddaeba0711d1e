import { expect, it, vi } from 'vitest';
import { ask } from '../support/ask.ts';
import { savedEmails } from '../support/saved-emails.ts';
import { startPostgres } from '../support/postgres.ts';
import { sendLeads } from '../support/send-leads.ts';
import { startSite } from '../support/start-site.ts';

const aMinuteMs = 60_000;

const restarts = 6;
const clients = 8;

it('PostgreSQL stopped, crashed and started under load: pages stay, forms refuse clearly and work again', async () => {
  await using postgres = await startPostgres();
  await using site = await startSite({
    DATABASE_URL: postgres.url,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  });
  expect((await ask(site.address, '/')).status).toBe(200);
  const senders = sendLeads(clients, () => site.address);
  let cameBack = 0;
  let pages = 0;
  for (let restart = 0; restart < restarts; restart += 1) {
    await vi.waitUntil(() => senders.acknowledged.size > 50 * (restart + 1), aMinuteMs);
    await postgres.stop(restart % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
    const refused = await ask(site.address, '/api/tips', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"email":"down-${restart}@example.com"}`,
    });
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.text())).toMatchObject({
      detail: 'Error submitting form, please try again',
    });
    // It may still give the answer of three seconds ago.
    await vi.waitUntil(async () => (await ask(site.address, '/readyz')).status === 503, aMinuteMs);
    for (let page = 0; page < 20; page += 1) {
      if ((await ask(site.address, '/')).status === 200) pages += 1;
    }
    await postgres.start();
    const before = senders.acknowledged.size;
    await vi.waitUntil(() => senders.acknowledged.size > before + 10, aMinuteMs);
    await vi.waitUntil(async () => (await ask(site.address, '/readyz')).status === 200, aMinuteMs);
    cameBack += 1;
  }
  await senders.stop();
  await site.stop();
  const emails = await savedEmails({ databaseUrl: postgres.url, dataFolder: '' });
  const saved = new Set(emails);
  const found = [...senders.acknowledged].filter((email) => saved.has(email)).length;
  process.stdout.write(
    `PostgreSQL stopped or crashed: works again ${cameBack} of ${restarts}, ` +
      `pages served meanwhile ${pages} of ${restarts * 20}, ` +
      `${found} of ${senders.acknowledged.size} acknowledged leads saved\n`,
  );
  expect(found).toBe(senders.acknowledged.size);
  expect(pages).toBe(restarts * 20);
  // Each is saved or clearly refused.
  expect(new Set(senders.statuses.keys())).toEqual(new Set([202, 503]));
});
