import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ask } from '../support/ask.ts';
import { startMailServer } from '../support/mail-server.ts';
import { orderGold } from '../support/order-gold.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

let mails: Awaited<ReturnType<typeof startMailServer>>;
let site: RunningSite;

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({ SMTP_URL: mails.url, STAFF_EMAIL: 'staff@health.example' });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await mails[Symbol.asyncDispose]();
});

it('the mail about an order brings the contract that the review led to', async () => {
  const email = 'ada@mail.example';
  await orderGold(plainBrowser(site.address), 'Ada Example', { email });
  const findMail = () => mails.messages.find((mail) => mail.includes(`\nTo: ${email}\n`));
  await vi.waitFor(() => expect(findMail()).toBeDefined(), { timeout: 60_000 });
  const mail = findMail() ?? '';
  const [, version = ''] = /^Contract: version (\S+), attached$/m.exec(mail) ?? [];
  const [, encoded = ''] =
    /^Content-Disposition: attachment; filename=contract-.*\n\n([^-]*)/m.exec(mail) ?? [];
  const { status, body } = await ask(site.address, `/contract.pdf?version=${version}`);
  expect(status).toBe(200);
  expect(Buffer.from(encoded, 'base64').equals(body)).toBe(true);
});

it('the contract is the same file for everybody, and caches may keep it', async () => {
  const [home, abroad] = await Promise.all(
    ['NG', 'DG'].map((edition) =>
      ask(site.address, '/contract.pdf', { headers: { cookie: `edition=${edition}` } }),
    ),
  );
  expect(home?.headers['cache-control']).toBe('public, max-age=3600');
  expect(home?.headers['content-type']).toBe('application/pdf');
  expect(abroad?.body.equals(home?.body ?? Buffer.alloc(0))).toBe(true);
});

it('another version is not passed off as the one of today', async () => {
  const { status, text } = await ask(site.address, '/contract.pdf?version=2020-01');
  expect(status).toBe(404);
  expect(text()).toContain('Ask us for it');
});
