import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSource } from '#server/content/open-files.ts';
import { ask } from '../support/ask.ts';
import { enrolAda } from '../support/enrol-ada.ts';
import { asRead, startMailServer } from '../support/mail-server.ts';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const noMail = useSharedSite();
let mails: Awaited<ReturnType<typeof startMailServer>>;
let site: RunningSite;
let visitors = 0;

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@health.example',
    TRUST_PROXY: '127.0.0.1',
  });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await mails[Symbol.asyncDispose]();
});

function visit(): PlainBrowser {
  visitors += 1;
  return plainBrowser(site.address, { from: `10.3.0.${visitors}` });
}

const mailsTo = (email: string, subject: string) =>
  mails.messages.filter((mail) => mail.includes(`\nTo: ${email}\n`) && mail.includes(subject));

/** Waits for the newest link that was mailed there, the one of so many. */
async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email, 'The link to your order')).toHaveLength(count);
  return linkIn(mailsTo(email, 'The link to your order').at(-1) ?? '');
}

function linkIn(mail: string): string {
  const text = asRead(mail);
  return /\/checkout\/payment\?request=[\w-]+/.exec(text)?.[0] ?? '';
}

/** Asks for a link. @returns the page that answers */
async function askFor(browser: PlainBrowser, reference: string, email: string) {
  await browser.open('/checkout/return');
  await browser.send({ reference, email });
  return browser;
}

it('reference and address bring the link, again and again', async () => {
  const email = 'ada@mail.example';
  const first = visit();
  const reference = await enrolAda(first, { email });
  await askFor(visit(), reference, email);
  await linkTo(email);
  const other = visit();
  await askFor(other, reference.toLowerCase(), email.toUpperCase());
  await other.open(await linkTo(email, 2));
  expect(other.words()).toContain(`Your reference is ${reference}`);
  expect(other.path()).toBe(first.path());
});

it('an order is mailed once, with its link', async () => {
  const email = 'once@mail.example';
  const browser = visit();
  const reference = await enrolAda(browser, { email });
  await expect.poll(() => mailsTo(email, `Your order at`)).toHaveLength(1);
  const [mail = ''] = mailsTo(email, 'Your order at');
  expect(mail).toContain(reference);
  const paying = browser.path();
  await browser.open(linkIn(mail));
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
  for (const [asked, address] of claims) {
    const pages = [];
    for (let times = 0; times < 6; times += 1) {
      const browser = await askFor(visit(), asked, address);
      const main = /<main[\s\S]*<\/main>/.exec(browser.html())?.[0] ?? '';
      pages.push(`${browser.status()} ${browser.path().replace(/[\dA-F]{8}$/, 'ID')} ${main}`);
    }
    seen.push(...pages);
  }
  expect(seen[0]).toMatch(/^200 \/checkout\/return\?sent=ID .*Check your email/s);
  expect(new Set(seen).size).toBe(1);
  // Five are mailed within the hour.
  await linkTo(email, 5);
  expect(mails.messages.join('\n')).not.toContain('To: other@mail.example');
});

it('without a mail server the page says whom to call, and takes no form', async () => {
  const browser = plainBrowser(noMail.address, { from: '10.3.1.1' });
  await browser.open('/checkout/return');
  const { phones } = await readSource('content', 'identity');
  expect(browser.words()).toMatch(/We can’t send links by email .* Call /);
  expect(browser.words()).toContain(`Call ${phones.marketing}`);
  const body = 'reference=5E2EBBDD&email=ada%40mail.example';
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '10.3.1.2',
  };
  const sent = await ask(noMail.address, '/checkout/return', { method: 'POST', headers, body });
  expect(sent.status).toBe(503);
  expect(sent.text()).toContain('We can’t send links by email');
});
