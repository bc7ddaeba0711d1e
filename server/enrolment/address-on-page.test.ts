import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrolAda } from '../../tests/support/enrol-ada.ts';
import { asRead, startMailServer } from '../../tests/support/mail-server.ts';
import { plainBrowser } from '../../tests/support/plain-browser.ts';
import { startSite, type RunningSite } from '../../tests/support/start-site.ts';

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

/** Orders with this address, without scripts. */
async function order(email: string) {
  visitors += 1;
  const browser = plainBrowser(site.address, { from: `10.5.0.${visitors}` });
  // Asked about once, and sent again as it is.
  await enrolAda(browser, { name: `Ada Example ${visitors}`, email, emailAsked: email });
  return browser;
}

const mailsTo = (email: string) =>
  mails.messages.filter((mail) => mail.includes(`\nTo: ${email}\n`)).map(asRead);

it('names the address that the order was mailed to, and takes the right one', async () => {
  const browser = await order('ada@gmial.com');
  const page = browser.path();
  expect(browser.words()).toContain('We sent your order and its link to ada@gmial.com .');
  await browser.send({ email: 'ada.right@mail.example' });
  expect(browser.status()).toBe(200);
  expect(browser.words()).toContain('We sent your order and its link to ada.right@mail.example .');
  expect(browser.words()).not.toContain('gmial');
  const fresh = browser.path();
  await expect.poll(() => mailsTo('ada.right@mail.example')).toHaveLength(1);
  expect(mailsTo('ada@gmial.com').join()).not.toContain('ada.right');
  await browser.open(page);
  expect(browser.status()).toBe(410);
  expect(browser.words()).not.toContain('ada.right');
  // The mailed link leads to the same payment.
  const [, link = ''] =
    /(\/checkout\/payment\?request=[\w-]{24})/.exec(mailsTo('ada.right@mail.example')[0] ?? '') ??
    [];
  await browser.open(link);
  expect(browser.path()).toBe(fresh);
});

it('asks about a mistyped domain, and refuses what is no address', async () => {
  const browser = await order('ada@mail.example');
  const page = browser.path();
  await browser.send({ email: 'ada@gmial.com' });
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Did you mean gmail.com?');
  await browser.send({ email: 'ada@mail' });
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Add the ending of your email address');
  await browser.open(page);
  expect(browser.words()).toContain('link to ada@mail.example .');
});

it('leaves it to a call once it has been corrected three times', async () => {
  const browser = await order('ada1@mail.example');
  for (const at of [2, 3, 4]) await browser.send({ email: `ada${at}@mail.example` });
  expect(browser.words()).toContain('link to a…@mail.example . Is that wrong? Call');
  expect(browser.html()).not.toMatch(/order-email|ada4/);
});
