import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { enrolAda } from '../support/enrol-ada.ts';
import { startMailServer } from '../support/mail-server.ts';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { startPostgres } from '../support/postgres.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'coming-back-'));
const noMail = useSharedSite();
let mails: Awaited<ReturnType<typeof startMailServer>>;
let site: RunningSite;
let visitors = 0;

const start = () =>
  startSite({
    DATA_DIR: folder,
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@health.example',
    TRUST_PROXY: '127.0.0.1',
  });

beforeAll(async () => {
  mails = await startMailServer();
  site = await start();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await mails[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

function visit(edition: 'NG' | 'DG' = 'NG', address = site.address): PlainBrowser {
  visitors += 1;
  return plainBrowser(address, { edition, from: `10.3.0.${visitors}` });
}

const mailsTo = (email: string, subject: string) =>
  mails.messages.filter((mail) => mail.includes(`\nTo: ${email}\n`) && mail.includes(subject));

/** Waits for the newest code that was mailed there, the one of so many. */
async function codeTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email, 'Your code from')).toHaveLength(count);
  return /Your code is (\d{6})/.exec(mailsTo(email, 'Your code from').at(-1) ?? '')?.[1] ?? '';
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** Asks for a code. @returns the page that answers */
async function askFor(browser: PlainBrowser, reference: string, contact: string) {
  await browser.open('/checkout/return');
  await browser.send({ reference, contact });
  return browser;
}

describe.each(['NG', 'DG'] as const)('in the %s edition', (edition) => {
  it('a code leads back to the order, on another device and after a restart', async () => {
    const email = `ada-${edition.toLowerCase()}@mail.example`;
    const first = visit(edition);
    const reference = await enrolAda(first, { email });
    const browser = visit(edition);
    await askFor(browser, reference, email);
    const code = await codeTo(email);
    await site.stop();
    site = await start();
    const other = visit(edition, site.address);
    await sendUnasked(other, { reference, contact: email, code });
    expect(other.words()).toContain(`Your reference is ${reference}`);
    expect(other.path()).toBe(first.path());
  });
});

/** Sends a code from a page that was open before. */
async function sendUnasked(browser: PlainBrowser, fields: Readonly<Record<string, string>>) {
  await browser.open('/checkout/return');
  await browser.send(fields);
}

it('an order is mailed once, with its link', async () => {
  const email = 'once@mail.example';
  const browser = visit();
  const reference = await enrolAda(browser, { email });
  await expect.poll(() => mailsTo(email, `Your order at`)).toHaveLength(1);
  const [mail = ''] = mailsTo(email, 'Your order at');
  const text = mail.replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(text).toContain(reference);
  const [link = ''] = /\/checkout\/payment\?request=[\w-]+/.exec(text) ?? [];
  const paying = browser.path();
  await browser.open(link);
  expect(browser.path()).toBe(paying);
});

it('nobody learns whether a reference or an address exists', async () => {
  const email = 'secret@mail.example';
  const reference = await enrolAda(visit(), { email });
  const claims = [
    [reference, email],
    [reference, 'other@mail.example'],
    ['FFFFFFFF', email],
  ] as const;
  const seen = [];
  for (const [asked, contact] of claims) {
    const browser = await askFor(visit(), asked, contact);
    const pages = [shownBy(browser, asked, contact)];
    // Six wrong ones: the last finds the code used up.
    const real = asked === reference && contact === email ? await codeTo(email) : '123456';
    for (let tries = 0; tries < 6; tries += 1) {
      await browser.send({ code: wrongFor(real) });
      pages.push(shownBy(browser, asked, contact));
    }
    seen.push(pages);
  }
  expect(seen[0]?.[0]).toMatch(/^200 .*If your reference and contact details belong together/s);
  expect(seen[0]?.[6]).toMatch(/^422 .*This code doesn’t work/s);
  expect(new Set(seen[0]?.slice(1)).size).toBe(1);
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

/** Status and page, without what this visitor typed. */
function shownBy(browser: PlainBrowser, reference: string, contact: string): string {
  const html = /<main[\s\S]*<\/main>/.exec(browser.html())?.[0] ?? '';
  const same = html.replaceAll(reference, 'REFERENCE').replaceAll(contact, 'CONTACT');
  return `${browser.status()} ${same}`.replaceAll(/value="00000\d"/g, 'CODE');
}

it('a reference gets five codes an hour, whoever asks, whether it exists or not', async () => {
  const email = 'often@mail.example';
  const reference = await enrolAda(visit(), { email });
  for (const asked of [reference, 'EEEEEEEE']) {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await askFor(visit(), asked, email)).status()).toBe(200);
    }
    const browser = await askFor(visit(), asked, email);
    expect(browser.status()).toBe(429);
    expect(browser.words()).toMatch(/Too many tries Try again in \d+ minutes/);
    expect(browser.html()).toContain(`value="${asked}"`);
    expect(browser.html()).toContain(`value="${email}"`);
  }
});

it('one visitor may send only so many forms, under any address of the page', async () => {
  const browser = visit();
  const statuses = [];
  for (let sent = 0; sent < 21; sent += 1) {
    await browser.open('/checkout/return');
    const reference = `ABCDEF${String(sent).padStart(2, '0')}`;
    const to = sent % 2 === 0 ? '/checkout/return' : '/checkout/return?step=people';
    await browser.send({ reference, contact: 'ada@mail.example' }, undefined, to);
    statuses.push(browser.status());
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses[20]).toBe(429);
  expect(browser.words()).toContain('Too many tries');
});

it('is kept out of indexes and caches, and the log has none of it', async () => {
  const page = await ask(site.address, '/checkout/return');
  expect(page.text()).toContain('<meta name="robots" content="noindex"');
  const email = 'quiet@mail.example';
  const reference = await enrolAda(visit(), { email });
  const browser = await askFor(visit(), reference, email);
  const code = await codeTo(email);
  await browser.send({ code });
  const [, token = ''] = browser.path().split('=');
  const lines = site.lines.join('\n');
  for (const secret of [email, token]) expect(lines).not.toContain(secret);
  // As whole words: a lead's id ends in its reference, which may be digits alone.
  for (const word of [reference, code]) expect(lines).not.toMatch(new RegExp(`\\b${word}\\b`));
});

it('without a mail server the page says whom to call, and takes no form', async () => {
  const browser = plainBrowser(noMail.address, { from: '10.3.1.1' });
  await browser.open('/checkout/return');
  expect(browser.words()).toMatch(/We can’t send codes by email .* Call 0700 000 0001/);
  const body = 'reference=5E2EBBDD&contact=ada%40mail.example';
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '10.3.1.2',
  };
  const sent = await ask(noMail.address, '/checkout/return', { method: 'POST', headers, body });
  expect(sent.status).toBe(503);
  expect(sent.text()).toContain('We can’t send codes by email');
});

/** Fewer than a visitor may send in a minute. */
const calmly = { interval: 5000, timeout: 120_000 };

it('with the store away says so, keeps what was typed, and works once it is back', async () => {
  await using database = await startPostgres({ isDurable: false });
  await using other = await startSite({
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@health.example',
    TRUST_PROXY: '127.0.0.1',
  });
  const email = 'patient@mail.example';
  const reference = await enrolAda(visit('NG', other.address), { email });
  const browser = visit('NG', other.address);
  await browser.open('/checkout/return');
  await database.stop();
  await browser.send({ reference, contact: email });
  expect(browser.status()).toBe(503);
  expect(browser.words()).toContain('We can’t look up orders right now');
  expect(browser.html()).toContain(`value="${reference}"`);
  await database.start();
  await expect
    .poll(async () => {
      await browser.send();
      return browser.status();
    }, calmly)
    .toBe(200);
  const code = await codeTo(email);
  await database.stop();
  await browser.send({ code });
  expect(browser.status()).toBe(503);
  expect(browser.html()).toContain(`value="${code}"`);
  await database.start();
  await expect
    .poll(async () => {
      await browser.send();
      return browser.path();
    }, calmly)
    .toContain('/checkout/payment?request=');
});
