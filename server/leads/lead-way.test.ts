import { mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { startFakeService } from '../../tests/support/fake-service.ts';
import { exportLeads, exporting, parseLeads } from '../../tests/support/export-leads.ts';
import { commandEnvironment, type StoreSettings } from '../../tests/support/run-store-command.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { startWebhookReceiver, webhookSecret } from '../../tests/support/webhook-receiver.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'way-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
    DATA_DIR: folder,
    SUBSCRIPTION_URL: service.url,
    WEBHOOK_URL: crm.url,
    WEBHOOK_SECRET: webhookSecret,
    LOG_LEVEL: 'info',
  });
  const answer = await sendLead(site.address, 'planted-secret@example.com');
  const { reference } = JSON.parse(answer.text()) as { reference: string };
  await expect.poll(() => service.received).toEqual(['planted-secret@example.com']);
  const settings = { DATA_DIR: folder };
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

it('a form that a browser filled in at once is thanked and saved, and staff see how fast it was', async () => {
  await using site = await startSite({ DATA_DIR: folder });
  const signUp = async (email: string, filledMs: string) => {
    const answer = await ask(site.address, '/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        email,
        consent: 'newsletter-1',
        filled_ms: filledMs,
      }).toString(),
    });
    return answer.status;
  };
  for (const [email, filledMs] of [
    ['quick@example.com', '400'],
    ['slow@example.com', '9000'],
  ] as const) {
    await expect(signUp(email, filledMs)).resolves.toBe(303);
  }
  expect(await exportLeads({ DATA_DIR: folder })).toMatchObject([
    { email: 'quick@example.com', suspectedBot: 'filled in under 3 seconds' },
    { email: 'slow@example.com', suspectedBot: '' },
  ]);
});
