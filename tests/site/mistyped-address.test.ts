import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { enrolAda } from '../support/enrol-ada.ts';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

let mails: Awaited<ReturnType<typeof startMailServer>>;
let site: RunningSite;
let visitors = 0;

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@health.example',
    UNSUBSCRIBE_SECRET: 'a secret of the operator, long enough',
    TRUST_PROXY: '127.0.0.1',
  });
});
afterAll(async () => {
  await site.stop();
  await mails[Symbol.asyncDispose]();
});

const ada = { name: 'Ada Example', phone: '0803 123 4567' };
const message = { topic: 'plan', message: 'What does Gold pay for?', consent: 'contact-1' };
const company = { organisation: 'Example Ltd', people: '30', dependants: 'no' };

/** The forms that take an email address: where they are, and what else they need. */
const forms: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['the newsletter', '/newsletter', { consent: 'newsletter-1' }],
  ['the contact form', '/contact', { ...ada, ...message }],
  ['a request about personal data', '/privacy', { ...ada, right: 'access' }],
  ['the way back to an order', '/checkout/return', { reference: '5E2EBBDD' }],
  [
    'a quote in writing',
    '/insurance-calculator?who=me&age=30&plan=gold',
    { ...ada, reply: 'email', consent: 'quote-1' },
  ],
  ['an offer', '/corperate-plan', { ...ada, ...company, consent: 'quote-1' }],
];

async function open(path: string): Promise<PlainBrowser> {
  visitors += 1;
  const browser = plainBrowser(site.address, { from: `10.7.0.${visitors}` });
  await browser.open(path);
  return browser;
}

const question = 'Did you mean gmail.com?';
const mistyped = 'ada@gmial.com';

/** Sends an address twice: it is asked about, and then taken. */
async function insist(browser: PlainBrowser, fields: Readonly<Record<string, string>>) {
  await browser.send({ ...fields, email: mistyped });
  expect([browser.status(), browser.words()]).toEqual([422, expect.stringContaining(question)]);
  await browser.send(fields);
  expect(browser.status()).toBe(200);
  expect(browser.words()).not.toContain(question);
}

describe('an address with a mistyped domain is asked about, and taken when it is sent again, in', () => {
  it.each(forms)('%s', async (_name, path, fields) => insist(await open(path), fields));

  it('the link to another device', async () => {
    const browser = await open('/checkout/gold');
    await browser.send({ who: 'me' });
    await browser.send(ada, { name: 'go', value: 'device' });
    await insist(browser, {});
    expect(browser.words()).toContain(`We’ve sent a link to ${mistyped}`);
  });

  it('an order, and the page that corrects its address', async () => {
    const browser = await open('/checkout/gold');
    await enrolAda(browser, { email: 'ada@mail.example' });
    await insist(browser, {});
    expect(browser.words()).toContain(`We sent your order and its link to ${mistyped}`);
  });
});
