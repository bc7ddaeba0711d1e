import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ask } from '../support/ask.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@health.example',
    STAFF_EMAIL_PLAN: 'sales@health.example',
  });
});
afterAll(async () => {
  await site.stop();
  await mails[Symbol.asyncDispose]();
});

/** Asks for a call. */
async function askForCall(name: string, time: string): Promise<void> {
  const form = { name, phone: '0700 000 0000', topic: 'plan', time, consent: 'call-back-1' };
  const { status } = await ask(site.address, '/contact?form=call-back', {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  expect(status).toBe(303);
}

const headers = (mail: string) =>
  [/^To: .*$/m, /^Subject: .*$/m].map((header) => header.exec(mail)?.[0]);

it('staff get who is to be called soon at once, while others wait for the next mail', async () => {
  await askForCall('Ada', 'morning');
  await vi.waitFor(() => expect(mails.messages).toHaveLength(1), { timeout: 60_000 });
  await askForCall('Bisi', 'afternoon');
  await askForCall('Chidi', 'soon');
  await vi.waitFor(() => expect(mails.messages).toHaveLength(2), { timeout: 60_000 });
  const [first = '', second = ''] = mails.messages;
  expect(headers(first)).toEqual([
    'To: sales@health.example',
    'Subject: New lead: request for a call (Choosing or buying a plan)',
  ]);
  expect(headers(second)).toEqual([
    'To: sales@health.example',
    'Subject: Call as soon as you can: Choosing or buying a plan',
  ]);
  expect(second).toContain('name: Chidi');
});
