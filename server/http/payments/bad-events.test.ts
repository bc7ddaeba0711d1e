import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { startFakePaypal, type FakePaypal } from '../../../tests/support/fake-paypal.ts';
import { startFakePaystack, type FakePaystack } from '../../../tests/support/fake-paystack.ts';
import { orderGold } from '../../../tests/support/order-gold.ts';
import { plainBrowser, type PlainBrowser } from '../../../tests/support/plain-browser.ts';
import { startSite, type RunningSite } from '../../../tests/support/start-site.ts';

let paystack: FakePaystack;
let paypal: FakePaypal;
let site: RunningSite;
let visitors = 0;

beforeAll(async () => {
  paystack = await startFakePaystack();
  paypal = await startFakePaypal();
  site = await startSite({
    // The stricter of both stores: its texts take no null byte, its numbers no fraction.
    DATABASE_URL: await createDatabase(),
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_URL: paystack.url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_SECRET: paypal.secret,
    PAYPAL_URL: `${paypal.url}/`,
    TRUST_PROXY: '127.0.0.1',
  });
});
afterAll(async () => {
  await site.stop();
  await paystack[Symbol.asyncDispose]();
  await paypal[Symbol.asyncDispose]();
});

const post = (service: string, body: string, headers: Record<string, string> = {}) =>
  ask(site.address, `/api/payments/${service}`, { method: 'POST', headers, body });

const signatureOf = (body: string) =>
  createHmac('sha512', paystack.secretKey).update(body).digest('hex');

const postSigned = (body: string) =>
  post('paystack', body, { 'x-paystack-signature': signatureOf(body) });

/** Orders Gold and begins to pay. @returns the payment page */
async function beginToPay(edition: 'NG' | 'DG'): Promise<PlainBrowser> {
  visitors += 1;
  const browser = plainBrowser(site.address, { edition, from: `10.5.0.${visitors}` });
  await orderGold(browser, `Ada Example ${visitors}`);
  const page = browser.path();
  await browser.send();
  await browser.open(page);
  return browser;
}

describe('an event that says it is from Paystack is refused with', () => {
  const right = '{"event":"charge.success","data":{}}';

  it.each([
    ['no signature', () => undefined],
    ['an empty signature', () => ''],
    ['a signature cut short', () => signatureOf(right).slice(0, -1)],
    ['a signature with something behind it', () => `${signatureOf(right)}0`],
    ['two signatures', () => `${signatureOf(right)}, ${signatureOf(right)}`],
    ['a signature by another key', () => createHmac('sha512', 'x').update(right).digest('hex')],
    ['a signature by no key', () => createHmac('sha512', '').update(right).digest('hex')],
    [
      'a signature of another length',
      () => createHmac('sha256', paystack.secretKey).update(right).digest('hex'),
    ],
    ['a signature of another event', () => signatureOf('{}')],
    ['a signature in base64', () => Buffer.from(signatureOf(right), 'hex').toString('base64')],
    ['a signature that is a number', () => '0'.repeat(128)],
    ['the key itself', () => paystack.secretKey],
  ])('%s', async (_what, write) => {
    const signature = write();
    const headers = signature === undefined ? undefined : { 'x-paystack-signature': signature };
    const answer = await post('paystack', right, headers);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text())).toMatchObject({ detail: 'The signature is not right.' });
  });
});

const noEvents: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['no JSON', 'event=charge.success'],
  ['JSON cut short', '{"event":'],
  ['nothing at all in JSON', 'null'],
  ['a text', '"charge.success"'],
  ['a number', '7'],
  ['a list of events', '[{"event":"charge.success","data":{}}]'],
  ['an event without a name', '{"data":{}}'],
  ['an event whose name is a list', '{"event":["charge.success"],"event_type":["A"],"data":{}}'],
  ['a list 30,000 deep', '['.repeat(30_000)],
  ['bytes of no UTF-8', '\uDFFF'],
];

describe.each([
  ['Paystack', (body: string) => postSigned(body)],
  ['PayPal', (body: string) => post('paypal', body)],
])('a webhook of %s is no event when it is', (_service, send) => {
  it.each(noEvents)('%s', async (_what, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text())).toMatchObject({ detail: 'This is no event.' });
  });

  it('larger than 64 kB', async () => {
    expect((await send(JSON.stringify({ event: 'x'.repeat(70_000) }))).status).toBe(413);
  });
});

describe('an event of Paystack', () => {
  const reference = () => [...paystack.transactions.keys()].at(-1) ?? '';
  const paid = { status: 'success', amount: 25_500_000, currency: 'NGN' };
  let begun: PlainBrowser;
  let begunReference: string;
  beforeAll(async () => {
    begun = await beginToPay('NG');
    begunReference = reference();
  });

  it.each<[string, Record<string, unknown>]>([
    ['an amount in words', { ...paid, amount: '25500000' }],
    ['part of a kobo', { ...paid, amount: 25_500_000.5 }],
    ['more than there is', { ...paid, amount: 1e300 }],
    ['less than nothing', { ...paid, amount: -25_500_000 }],
    ['an amount in a list', { ...paid, amount: [25_500_000] }],
    ['no amount', { ...paid, amount: null }],
    ['another currency', { ...paid, currency: 'USD' }],
    ['a currency in small letters', { ...paid, currency: 'ngn' }],
    ['a currency with a null byte', { ...paid, currency: 'NGN\0' }],
    ['no currency', { ...paid, currency: null }],
    ['a status in capitals', { ...paid, status: 'SUCCESS' }],
    ['a status with a space', { ...paid, status: 'success ' }],
    ['a status in a list', { ...paid, status: ['success'] }],
    [
      'a failure whose reason has a null byte',
      { ...paid, status: 'failed', gateway_response: '\0' },
    ],
    ['a reference with a null byte', { ...paid, reference: 'a\0b' }],
    ['half a character for a reference', { ...paid, reference: '\uD800' }],
    ['a reference of 50 kB', { ...paid, reference: 'x'.repeat(50_000) }],
    ['a query for a reference', { ...paid, reference: "' OR '1'='1" }],
    ['a pattern for a reference', { ...paid, reference: '%' }],
    ['a list for a reference', { ...paid, reference: ['a'] }],
  ])('that says %s is taken and pays for nothing', async (_what, data) => {
    expect((await postSigned(paystack.event(begunReference, data).body)).status).toBe(200);
    expect(await stateOf(begun)).not.toContain('success');
  });

  it('that is right still pays for the order', async () => {
    expect((await postSigned(paystack.event(begunReference, paid).body)).status).toBe(200);
    expect(await stateOf(begun)).toBe('{"state":"success"}');
  });

  it('that says another name pays for nothing, and the right one does', async () => {
    const browser = await beginToPay('NG');
    const { body } = paystack.event(reference(), paid);
    for (const name of ['transfer.success', 'Charge.success', 'charge', '', '__proto__']) {
      expect((await postSigned(body.replace('charge.success', name))).status).toBe(200);
      expect(await stateOf(browser)).toBe('{"state":"idle"}');
    }
    expect((await postSigned(body)).status).toBe(200);
    expect(await stateOf(browser)).toBe('{"state":"success"}');
  });
});

/** What the payment page's own script learns. */
async function stateOf(browser: PlainBrowser): Promise<string> {
  const { search } = new URL(browser.path(), site.address);
  return (await ask(site.address, `/checkout/payment.json${search}`)).text();
}

describe('an event of PayPal', () => {
  const event = (id: unknown, more: object = {}) =>
    JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id, ...more } });
  const about = (id: unknown) => ({ supplementary_data: { related_ids: { order_id: id } } });

  it.each([
    ['an unknown order', event('5O190127TN364715T')],
    ['half a character for an order', event('\uD800')],
    ['an order of 50 kB', event('x'.repeat(50_000))],
    ['a query for an order', event("' OR '1'='1")],
    ['a way to another address of PayPal', event('../../v1/oauth2/token')],
    ['an unknown order of a payment', event('CAP-1', about('5O190127TN364715T'))],
    ['an order by a name that all objects have', event('toString', about('__proto__'))],
  ])('about %s is taken and asks PayPal for nothing', async (_what, body) => {
    const logins = paypal.logins();
    expect((await post('paypal', body)).status).toBe(200);
    expect(paypal.logins()).toBe(logins);
  });

  it.each([
    ['a number', event(1)],
    ['a text with a null byte', event('a\0b')],
    ['a payment whose order has a null byte', event('CAP-1', about('\0'))],
    ['a list', event(['a'])],
    ['nothing', event(null)],
    ['a list of a payment', event('CAP-1', about(['a']))],
    ['text for what belongs to it', event('CAP-1', { supplementary_data: 'a' })],
  ])('about %s is no event', async (_what, body) => {
    expect((await post('paypal', body)).status).toBe(400);
  });

  it('that says an order is paid is not believed', async () => {
    const browser = await beginToPay('DG');
    const [id = ''] = paypal.orders.keys();
    const paid = { ...about(id), status: 'COMPLETED', amount: { value: '190.00' } };
    expect((await post('paypal', event('CAP-1', paid))).status).toBe(200);
    expect(await stateOf(browser)).toBe('{"state":"idle"}');
    expect(paypal.captures()).toBe(0);
  });
});
