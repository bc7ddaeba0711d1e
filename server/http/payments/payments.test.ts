import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { startFakePaypal, type FakePaypal } from '../../../tests/support/fake-paypal.ts';
import { startFakePaystack, type FakePaystack } from '../../../tests/support/fake-paystack.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { messageOf } from '../../../tests/support/memory-log.ts';
import { orderGold } from '../../../tests/support/order-gold.ts';
import { paymentStates } from '../../../tests/support/payment-states.ts';
import { plainBrowser, type PlainBrowser } from '../../../tests/support/plain-browser.ts';
import { startSite, type RunningSite } from '../../../tests/support/start-site.ts';
import { useSharedSite } from '../../../tests/support/use-shared-site.ts';

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
});

function settings() {
  return {
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

const lastReference = () => [...paystack.transactions.keys()].at(-1) ?? '';
const post = (path: string, event: { body: string; headers?: Record<string, string> }) =>
  ask(site.address, path, { method: 'POST', headers: event.headers ?? {}, body: event.body });

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

  it('that is abandoned shows that nothing has arrived, and can be resumed', async () => {
    const browser = await enrol('NG');
    const page = browser.path();
    const first = await beginPayment(browser);
    await browser.open(`${page}&back=cancelled`);
    expect(browser.words()).toContain('No payment has reached us');
    expect(await beginPayment(browser)).toEqual(first);
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

  it('that is pressed again and again is told to wait, and no more calls are made', async () => {
    const browser = await enrol('NG');
    const page = browser.path();
    for (let presses = 0; presses < 40 && browser.status() !== 429; presses += 1) {
      await browser.open(page);
      await browser.send();
    }
    expect(browser.status()).toBe(429);
    expect(browser.words()).toContain('Too many payments have been started');
    expect(browser.words()).toMatch(/Your reference is [0-9A-F]{8}/);
    expect(browser.words()).toContain('Pay ₦255,000 with Paystack');
  });

  it('asks Paystack nothing for a network that has sent too many forms; another can pay', async () => {
    const from = '203.0.113.20';
    const browser = plainBrowser(site.address, { from });
    await orderGold(browser, 'Ada Example of a busy network');
    const page = browser.path();
    const headers = { 'x-forwarded-for': from };
    for (let sent = 0; sent < 25; sent += 1) {
      await ask(site.address, '/contact', { method: 'POST', headers, body: '' });
    }
    const before = paystack.asked();
    await browser.send();
    expect(browser.status()).toBe(429);
    expect(browser.words()).toContain('Too many payments have been started');
    expect(browser.words()).toContain('Pay ₦255,000 with Paystack');
    expect(paystack.asked()).toBe(before);
    const elsewhere = plainBrowser(site.address, { from: '203.0.113.21' });
    await elsewhere.open(page);
    expect((await beginPayment(elsewhere)).origin).toBe(paystack.url);
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

describe('the webhook of Paystack', () => {
  it('reports a payment before the visitor returns', async () => {
    const browser = await enrol('NG');
    const page = browser.path();
    await beginPayment(browser);
    const answer = await post(
      '/api/payments/paystack',
      paystack.event(lastReference(), { status: 'success' }),
    );
    expect(answer.status).toBe(200);
    await browser.open(page);
    expect(browser.words()).toContain('Thank you. Your payment has arrived');
  });

  it('is refused with 401 and logged when its signature is wrong', async () => {
    const browser = await enrol('NG');
    await beginPayment(browser);
    const page = browser.path();
    const event = paystack.event(lastReference(), { status: 'success' });
    const forged = [
      { body: event.body, headers: {} },
      { body: event.body, headers: { 'x-paystack-signature': 'no' } },
      { body: event.body, headers: { 'x-paystack-signature': '0'.repeat(128) } },
      { body: `${event.body} `, headers: event.headers },
      { body: event.body.replace('25500000', '100'), headers: event.headers },
    ];
    for (const each of forged) {
      const answer = await post('/api/payments/paystack', each);
      expect(answer.status).toBe(401);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
    const logged = () =>
      site.lines.map(messageOf).filter((text) => text.includes('wrong signature'));
    await expect.poll(logged).toHaveLength(forged.length);
    await browser.open(page);
    expect(browser.words()).not.toContain('Your payment has arrived');
  });

  it.each([
    [
      'about an unknown payment',
      { reference: 'nobody-knows', status: 'success', amount: 1, currency: 'NGN' },
    ],
    ['of another kind', { id: 1 }],
  ])('%s is taken and changes nothing', async (_what, data) => {
    const { status } = await post('/api/payments/paystack', paystack.event('', data));
    expect(status).toBe(200);
  });

  it('answers 400 to anything but an event, and 405 to other methods', async () => {
    const { createHmac } = await import('node:crypto');
    const body = 'not json';
    const signature = createHmac('sha512', paystack.secretKey).update(body).digest('hex');
    const answer = await post('/api/payments/paystack', {
      body,
      headers: { 'x-paystack-signature': signature },
    });
    expect(answer.status).toBe(400);
    expect((await ask(site.address, '/api/payments/paystack')).status).toBe(405);
  });
});

describe('paying with PayPal', () => {
  it('leads from the order to PayPal and back to "has arrived"', async () => {
    const browser = await enrol('DG');
    expect(browser.words()).toContain('Pay $190 with PayPal');
    const url = await beginPayment(browser);
    expect(url.origin).toBe(paypal.url);
    await browser.open(await payAt(url));
    expect(browser.words()).toContain('Thank you. Your payment has arrived');
  });

  it('is completed by the webhook when the visitor never returns', async () => {
    const browser = await enrol('DG');
    const page = browser.path();
    const url = await beginPayment(browser);
    await payAt(url);
    const orderId = url.pathname.split('/').at(-1) ?? '';
    const event = { body: paypal.event(orderId, 'CHECKOUT.ORDER.APPROVED') };
    expect((await post('/api/payments/paypal', event)).status).toBe(200);
    await browser.open(page);
    expect(browser.words()).toContain('Thank you. Your payment has arrived');
  });

  it('ignores an event that PayPal itself does not confirm', async () => {
    const browser = await enrol('DG');
    const page = browser.path();
    const url = await beginPayment(browser);
    const orderId = url.pathname.split('/').at(-1) ?? '';
    expect((await post('/api/payments/paypal', { body: paypal.event(orderId) })).status).toBe(200);
    await browser.open(page);
    expect(browser.words()).not.toContain('Your payment has arrived');
    paypal.behave = 'down';
    expect((await post('/api/payments/paypal', { body: paypal.event(orderId) })).status).toBe(503);
    paypal.behave = 'well';
    expect((await post('/api/payments/paypal', { body: '{}' })).status).toBe(400);
  });
});

it('without settings there are no webhooks', async () => {
  for (const path of ['/api/payments/paystack', '/api/payments/paypal']) {
    expect((await ask(plain.address, path, { method: 'POST', body: '{}' })).status).toBe(404);
  }
});

describe.each(['the embedded store', 'PostgreSQL'])(
  'killed between payment and webhook, %s',
  { tags: 'long' },
  (kind) => {
    it('loses nothing: a repeated webhook is saved', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'payments-'));
      const store: Record<string, string> =
        kind === 'PostgreSQL' ? { DATABASE_URL: await createDatabase() } : { DATA_DIR: folder };
      const first = await startSite({ ...settings(), ...store });
      const browser = await enrol('NG', first.address);
      const page = browser.path();
      const url = await beginPayment(browser);
      await first.kill();
      // The visitor pays while nobody is there, and the first webhook finds nobody.
      await payAt(url);
      await using second = await startSite({ ...settings(), ...store });
      const event = paystack.event(lastReference());
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          ask(second.address, '/api/payments/paystack', { method: 'POST', ...event }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      // Paystack is not asked again: what the webhook told is in the store.
      paystack.behave = 'down';
      const later = plainBrowser(second.address);
      await later.open(page);
      paystack.behave = 'well';
      expect(later.words()).toContain('Thank you. Your payment has arrived');
      await second.kill();
      expect(await paymentStates(store)).toEqual(['success']);
      rmSync(folder, { recursive: true });
    });
  },
);
