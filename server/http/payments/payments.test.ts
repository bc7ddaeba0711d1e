import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runEnrolmentsCommand } from '#server/enrolment/commands/run-enrolments-command.ts';
import { ask } from '../../../tests/support/ask.ts';
import { enrolAda } from '../../../tests/support/enrol-ada.ts';
import { startFakePaypal, type FakePaypal } from '../../../tests/support/fake-paypal.ts';
import { startFakePaystack, type FakePaystack } from '../../../tests/support/fake-paystack.ts';
import { memoryOutput } from '../../../tests/support/memory-output.ts';
import { orderGold } from '../../../tests/support/order-gold.ts';
import { postForm } from '../../../tests/support/post-form.ts';
import { plainBrowser, type PlainBrowser } from '../../../tests/support/plain-browser.ts';
import { commandEnvironment } from '../../../tests/support/run-store-command.ts';
import { startSite, type RunningSite } from '../../../tests/support/start-site.ts';
import { useSharedSite } from '../../../tests/support/use-shared-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'payments-'));
let paystack: FakePaystack;
let paypal: FakePaypal;
const plain = useSharedSite();
let site: RunningSite;
let visitors = 0;

beforeAll(async () => {
  paystack = await startFakePaystack();
  paypal = await startFakePaypal();
  site = await startSite(settings());
});
afterAll(async () => {
  await site.stop();
  await paystack[Symbol.asyncDispose]();
  await paypal[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

function settings() {
  return {
    DATA_DIR: folder,
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_URL: paystack.url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_SECRET: paypal.secret,
    PAYPAL_URL: `${paypal.url}/`,
    TRUST_PROXY: '127.0.0.1',
  };
}

/** Goes through all steps to the payment page; each visitor has another name. */
async function enrol(edition: 'NG' | 'DG', address = site.address): Promise<PlainBrowser> {
  visitors += 1;
  const browser = plainBrowser(address, { edition, from: `10.2.0.${visitors}` });
  await orderGold(browser, `Ada Example ${visitors}`);
  expect(browser.path()).toContain('?request=');
  return browser;
}

/** Presses the button that leads to the payment service, and gives where it leads. */
async function beginPayment(browser: PlainBrowser): Promise<URL> {
  await browser.send();
  expect(browser.status()).toBe(200);
  const [, url = ''] =
    /<meta http-equiv="refresh" content="0;url=([^"]+)"/.exec(browser.html()) ?? [];
  return new URL(url);
}

/** Pays there, and returns the path to which the service sends the visitor back. */
async function payAt(url: URL): Promise<string> {
  const answer = await ask(url.origin, url.pathname + url.search);
  const back = new URL(answer.headers.location ?? '');
  return back.pathname + back.search;
}

describe('paying with Paystack', () => {
  it('leads from the order to the payment page and back to "has arrived"', async () => {
    const browser = await enrol('NG');
    expect(browser.words()).toContain('Pay ₦255,000 with Paystack');
    const page = browser.path();
    const url = await beginPayment(browser);
    expect(url.origin).toBe(paystack.url);
    await browser.open(await payAt(url));
    expect(browser.words()).toContain('Thank you. Your payment has arrived');
    await browser.open(page);
    expect(browser.words()).toContain('Thank you. Your payment has arrived');
    expect(browser.words()).not.toContain('Pay ₦255,000 with Paystack');
  });

  it('is not started while Paystack is down: the order is saved, and can be paid later', async () => {
    const browser = await enrol('NG');
    const page = browser.path();
    paystack.behave = 'down';
    await browser.send();
    paystack.behave = 'well';
    expect(browser.status()).toBe(503);
    expect(browser.words()).toContain('The payment service isn’t responding');
    expect(browser.words()).toMatch(/Your reference is [0-9A-F]{8}/);
    await browser.open(page);
    expect((await beginPayment(browser)).origin).toBe(paystack.url);
  });

  it('leaves the address of the order as it is from then on, and says so to a page opened before', async () => {
    const browser = await enrol('NG');
    const page = browser.path();
    await beginPayment(browser);
    const refused = await postForm(site, `${page}&form=email`, { email: 'bola@mail.example' });
    expect(refused.status).toBe(303);
    await browser.open(refused.headers.location ?? '');
    expect(browser.words()).toContain('We can’t change that here any more. Call');
  });

  it('begins payments of a network that has sent too many forms, until its order has too many', async () => {
    const from = '203.0.113.20';
    const browser = plainBrowser(site.address, { from });
    await orderGold(browser, 'Ada Example of a busy network');
    const page = browser.path();
    const headers = { 'x-forwarded-for': from };
    const type = 'application/x-www-form-urlencoded';
    const form = { method: 'POST', headers: { ...headers, 'content-type': type } };
    for (let sent = 0; sent < 20; sent += 1) {
      await ask(site.address, '/wellness', {
        ...form,
        body: 'tool=bmi&height=168&weight=74&age=41',
      });
    }
    expect((await ask(site.address, '/contact', { ...form, body: '' })).status).toBe(429);
    expect((await beginPayment(browser)).origin).toBe(paystack.url);
    for (let sent = 0; sent < 30 && browser.status() !== 429; sent += 1) {
      await browser.open(page);
      await browser.send();
    }
    const before = paystack.asked();
    await browser.send();
    expect(browser.status()).toBe(429);
    expect(browser.words()).toContain('Too many payments have been started');
    expect(browser.words()).toContain('Pay ₦255,000 with Paystack');
    expect(paystack.asked()).toBe(before);
  });

  it('lets a waiting page ask for the state alone', async () => {
    const browser = await enrol('NG');
    const stateOf = async (search: string) => {
      const answer = await ask(site.address, `/checkout/payment.json${search}`);
      return [answer.status, answer.headers['cache-control'], answer.text()];
    };
    const { search } = new URL(browser.path(), site.address);
    const url = await beginPayment(browser);
    expect(await stateOf(search)).toEqual([200, 'private, no-store', '{"state":"idle"}']);
    await payAt(url);
    expect(await stateOf(search)).toEqual([200, 'private, no-store', '{"state":"success"}']);
    expect(await stateOf('?request=nobody-knows-it')).toEqual([404, 'private, no-store', '{}']);
  });

  it('a link in dollars opens at its own address, whichever is requested', async () => {
    const browser = await enrol('DG');
    const page = browser.path();
    expect(page).toMatch(/^\/checkout\/paypal\?/);
    await browser.open(page.replace('/paypal', '/payment'));
    expect(browser.path()).toBe(page);
  });
});

it('the webhook of Paystack reports a payment before the visitor returns', async () => {
  const browser = await enrol('NG');
  const page = browser.path();
  await beginPayment(browser);
  const reference = [...paystack.transactions.keys()].at(-1) ?? '';
  const { headers, body } = paystack.event(reference, { status: 'success' });
  const path = '/api/payments/paystack';
  const { status } = await ask(site.address, path, { method: 'POST', headers, body });
  expect(status).toBe(200);
  await browser.open(page);
  expect(browser.words()).toContain('Thank you. Your payment has arrived');
});

it('paying with PayPal leads from the order to PayPal and back to "has arrived"', async () => {
  const browser = await enrol('DG');
  expect(browser.words()).toContain('Pay $190 with PayPal');
  const url = await beginPayment(browser);
  expect(url.origin).toBe(paypal.url);
  await browser.open(await payAt(url));
  expect(browser.words()).toContain('Thank you. Your payment has arrived');
});

it('without settings there are no webhooks', async () => {
  for (const path of ['/api/payments/paystack', '/api/payments/paypal']) {
    expect((await ask(plain.address, path, { method: 'POST', body: '{}' })).status).toBe(404);
  }
});

describe('the page of an order that staff work on', () => {
  /** Goes through all steps to the payment page. */
  async function orderForStaff(): Promise<{ browser: PlainBrowser; page: string; ref: string }> {
    visitors += 1;
    const browser = plainBrowser(site.address, { from: `10.2.0.${visitors}` });
    const ref = await enrolAda(browser, { name: `Ada Example ${visitors}` });
    return { browser, page: browser.path(), ref };
  }

  /** Runs a command beside the site. */
  async function staff(...args: string[]): Promise<void> {
    const [stdout, stderr] = [memoryOutput(), memoryOutput()];
    const env = { ...commandEnvironment, DATA_DIR: folder };
    expect(await runEnrolmentsCommand(args, { env, stdout, stderr })).toBe(0);
  }

  const transfer = (amount: string, ref = 'FT-1') =>
    ['--amount', amount, '--date', '2026-11-20', '--ref', ref, '--yes'] as const;

  it('says paid once staff have booked all of the price', async () => {
    const { browser, page, ref } = await orderForStaff();
    await staff('paid', ref, ...transfer('200000'));
    await browser.open(page);
    expect(browser.words()).toContain('A part of your payment has arrived');
    expect(browser.words()).toContain('₦55,000 is still to pay');
    expect(browser.words()).not.toContain('with Paystack');
    // Whoever has the link to pay neither reads the address nor changes it.
    expect(browser.words()).toContain('write to a…@mail.example . Is that wrong? Call');
    expect(browser.html()).not.toMatch(/order-email|ada@/);
    await staff('paid', ref, ...transfer('55000', 'FT-2'));
    await browser.open(page);
    expect(browser.words()).toContain('Thank you. Your payment has arrived');
    await staff('refund', ref, ...transfer('255000'));
    await browser.open(page);
    expect(browser.words()).toContain('Pay ₦255,000 with Paystack');
  });

  it('says that the order is cancelled, and takes no payment even from a page opened before', async () => {
    const { browser, page, ref } = await orderForStaff();
    await staff('cancel', ref);
    const started = paystack.transactions.size;
    await browser.send();
    expect(browser.words()).toContain('This order is cancelled');
    expect(paystack.transactions.size).toBe(started);
    await browser.open(page);
    expect(browser.words()).toContain('You can’t pay for it any more');
    expect(browser.html()).toContain('href="tel:07000000001"');
    expect(browser.words()).not.toMatch(/with Paystack|Bank transfer/);
  });

  it('says that a link has ended, and how to come back', async () => {
    const { browser, page, ref } = await orderForStaff();
    await staff('end-link', ref, '--reason', 'sent to the wrong person');
    const started = paystack.transactions.size;
    await browser.send();
    expect(paystack.transactions.size).toBe(started);
    expect(browser.path()).toBe(page);
    expect(browser.status()).toBe(410);
    expect(browser.words()).toContain('This link has ended');
    expect(browser.words()).not.toContain(ref);
    expect(browser.html()).toContain('href="/checkout/return"');
    expect(browser.html()).toContain('href="tel:07000000001"');
  });
});
