import { DatabaseSync } from 'node:sqlite';
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { startFakeService } from '../../tests/support/fake-service.ts';
import { deferred } from '../../tests/support/deferred.ts';
import { exportLeads, exporting, parseLeads } from '../../tests/support/export-leads.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { commandEnvironment, type StoreSettings } from '../../tests/support/run-store-command.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { useFolder } from '../../tests/support/use-folder.ts';
import { startWebhookReceiver, webhookSecret } from '../../tests/support/webhook-receiver.ts';

const inFolder = useFolder();

const sendLead = (address: string, email: string) =>
  ask(address, '/api/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

/** Exports as staff do, by `npm run leads`. */
function exportedByProgram(settings: StoreSettings) {
  const { stdout } = spawnSync('node', ['scripts/command.mjs', 'leads', ...exporting], {
    env: { ...commandEnvironment, ...settings },
    encoding: 'utf8',
  });
  return parseLeads(stdout);
}

it("a lead's whole way can be followed by one id: answer, log, store, service", async () => {
  await using service = await startFakeService();
  await using crm = await startWebhookReceiver();
  await using site = await startSite({
    DATA_DIR: inFolder(),
    SUBSCRIPTION_URL: service.url,
    WEBHOOK_URL: crm.url,
    WEBHOOK_SECRET: webhookSecret,
    LOG_LEVEL: 'info',
  });
  const answer = await sendLead(site.address, 'planted-secret@example.com');
  const { reference } = JSON.parse(answer.text()) as { reference: string };
  await expect.poll(() => service.received).toEqual(['planted-secret@example.com']);
  const settings = { DATA_DIR: inFolder() };
  const delivered = 'subscription done (1); webhook done (1)';
  await expect.poll(async () => (await exportLeads(settings))[0]?.deliveries).toBe(delivered);
  const [lead] = exportedByProgram(settings);
  expect(lead).toMatchObject({ email: 'planted-secret@example.com', deliveries: delivered });
  const id = lead?.id ?? '';
  expect(id.toUpperCase()).toMatch(new RegExp(`${reference}$`));
  expect(service.headers[0]?.['x-lead-id']).toBe(id);
  expect(crm.received).toMatchObject([{ message: { data: { id, reference } } }]);
  const { lines, messages } = await site.stop();
  const followed = lines.map((line) => JSON.parse(line) as { leadId?: string; msg: string });
  expect(followed.filter(({ leadId }) => leadId === id).map(({ msg }) => msg)).toEqual([
    'lead saved',
    'delivered',
    'delivered',
  ]);
  expect(messages).toContain('stopping');
  expect(lines.join('\n')).not.toContain('planted-secret');
});

it('SIGTERM lets a delivery under way end, and it is not repeated', { tags: 'long' }, async () => {
  const arrived = deferred<void>();
  const answer = deferred<void>();
  await using service = await startFakeService(() => {
    arrived.resolve();
    return answer.promise;
  });
  const settings = { DATA_DIR: inFolder(), SUBSCRIPTION_URL: service.url };
  await using site = await startSite(settings);
  expect((await sendLead(site.address, 'ada@example.com')).status).toBe(202);
  await arrived.promise;
  const stopped = site.stop();
  await expect.poll(() => site.lines.join('\n')).toContain('stopping');
  answer.resolve();
  await expect(stopped).resolves.toMatchObject({ code: 0 });
  expect(await exportLeads(settings)).toMatchObject([{ deliveries: 'subscription done (1)' }]);
  expect(service.received).toEqual(['ada@example.com']);
});

it('a busy store holds up no page, and leads that wait are saved', { tags: 'long' }, async () => {
  await using site = await startSite({ DATA_DIR: inFolder() });
  const paths = ['/', '/global', '/healthz'];
  // Rendered first, so that the pages take less time than a lead waits for the store.
  for (const path of paths) await ask(site.address, path);
  const other = new DatabaseSync(inFolder('site.sqlite'), { timeout: 5000 });
  other.exec('begin immediate');
  const waiting = sendLead(site.address, 'ada@example.com');
  for (const path of paths) expect((await ask(site.address, path)).status).toBe(200);
  other.exec('rollback');
  expect((await waiting).status).toBe(202);
  // Longer than the store waits: refused in words, and nothing of it is written by halves.
  other.exec('begin immediate');
  const refused = await sendLead(site.address, 'bisi@example.com');
  expect(refused.status).toBe(503);
  other.exec('rollback');
  other.close();
  expect((await sendLead(site.address, 'chidi@example.com')).status).toBe(202);
  await site.stop();
  const emails = (await exportLeads({ DATA_DIR: inFolder() })).map(({ email }) => email);
  expect(emails.toSorted()).toEqual(['ada@example.com', 'chidi@example.com']);
});

it('a PostgreSQL that comes up after the site is used at once', { tags: 'long' }, async () => {
  await using postgres = await startPostgres();
  await postgres.stop();
  await using site = await startSite({ DATABASE_URL: postgres.url, LOG_LEVEL: 'info' });
  expect((await ask(site.address, '/')).status).toBe(200);
  expect((await ask(site.address, '/readyz')).status).toBe(503);
  expect((await sendLead(site.address, 'early@example.com')).status).toBe(503);
  await postgres.start();
  await expect.poll(async () => (await ask(site.address, '/readyz')).status).toBe(200);
  expect((await sendLead(site.address, 'late@example.com')).status).toBe(202);
  const { messages } = await site.stop();
  expect(messages).toContain('store connected');
  const emails = (await exportLeads({ DATABASE_URL: postgres.url })).map(({ email }) => email);
  expect(emails).toEqual(['late@example.com']);
});
