import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import {
  dollars,
  naira,
  theOnly,
  useOrderPayments,
} from '../../../tests/support/use-order-payments.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import type { Services } from '#server/compose/services.ts';
import { callLimit } from '#server/enrolment/payment-service.ts';
import { registerPaymentWebhooks } from './payment-routes.ts';

// The stricter of both stores: its texts take no null byte, its numbers no fraction.
const used = useStore('postgresql');
const { enrol, paystack, paypal, toldStaff } = useOrderPayments(used);
let app: FastifyInstance;
afterEach(() => app.close());

/** The webhooks, at a clock that stands still; each sender's limit is three posts. */
async function open(order: Awaited<ReturnType<typeof enrol>>) {
  const { log, messages } = createMemoryLog();
  const { secretKey } = paystack();
  const sent = new Map<string, number>();
  app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  registerPaymentWebhooks(app, {
    services: {
      settings: { PAYSTACK_SECRET_KEY: secretKey, PAYPAL_CLIENT_ID: paypal().clientId },
      payments: { ...order, orderPayments: order.orderPayments },
      leads: { store: used.store },
      log,
    } as unknown as Services,
    addressOf: ({ headers }) => String(headers['x-sender']),
    async limitPost({ headers }) {
      const sender = String(headers['x-sender']);
      sent.set(sender, (sent.get(sender) ?? 0) + 1);
      return (sent.get(sender) ?? 0) > 3
        ? { kind: 'too-many', retryAfterSeconds: 30 }
        : { kind: 'fine' };
    },
    now: () => 0,
  });
  await app.ready();
  const send = async (
    service: 'paystack' | 'paypal',
    event: { readonly body: string; readonly headers?: Record<string, string> },
    sender = '192.0.2.1',
  ) => {
    const headers = { ...event.headers, 'x-sender': sender, 'content-type': 'application/json' };
    const url = `/api/payments/${service}`;
    const answer = await app.inject({ method: 'POST', url, headers, payload: event.body });
    return answer.statusCode;
  };
  return { send, messages };
}

async function statusesOf(times: number, send: (at: number) => Promise<number>) {
  const counts: Record<number, number> = {};
  for (let at = 0; at < times; at += 1) {
    const status = await send(at);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

const signatureOf = (body: string, key = paystack().secretKey, algorithm = 'sha512') =>
  createHmac(algorithm, key).update(body).digest('hex');
const signed = (body: string) => ({ body, headers: { 'x-paystack-signature': signatureOf(body) } });

/** Begins to pay an order of Ada's. */
async function begin(amount: typeof naira) {
  const order = await enrol(amount);
  await order.orderPayments.pay(order.token);
  const stateOf = async () => (await order.orderPayments.find(order.token, 'link'))?.state;
  return { ...(await open(order)), order, stateOf };
}

it.each([
  ['no signature', () => undefined],
  ['a signature cut short', (body: string) => signatureOf(body).slice(0, -1)],
  ['a signature with something behind it', (body: string) => `${signatureOf(body)}0`],
  ['a signature by another key', (body: string) => signatureOf(body, 'x')],
  ['a signature by no key', (body: string) => signatureOf(body, '')],
  ['a signature of another length', (body: string) => signatureOf(body, undefined, 'sha256')],
  ['a signature of another event', (body: string) => signatureOf(`${body} `)],
])('an event that says it is from Paystack is refused with %s', async (_what, sign) => {
  const { send, stateOf } = await begin(naira);
  const { reference } = theOnly(paystack().transactions);
  const { body } = paystack().event(reference, { status: 'success' });
  const signature = sign(body);
  const headers = signature === undefined ? {} : { 'x-paystack-signature': signature };
  expect(await send('paystack', { body, headers })).toBe(401);
  expect(await stateOf()).toBe('idle');
});

it.each([
  ['nothing', ''],
  ['no JSON', 'event=charge.success'],
  ['nothing at all in JSON', 'null'],
  ['a list of events', '[{"event":"charge.success","data":{}}]'],
  ['an event without a name', '{"data":{}}'],
  ['an event whose name is a list', '{"event":["charge.success"],"event_type":["A"],"data":{}}'],
  ['a list 30,000 deep', '['.repeat(30_000)],
  ['bytes of no UTF-8', '\uDFFF'],
])('a webhook with %s is no event', async (_what, body) => {
  const { send } = await open(await enrol());
  expect([await send('paystack', signed(body)), await send('paypal', { body })]).toEqual([
    400, 400,
  ]);
});

describe('an event of Paystack', () => {
  const paid = { status: 'success', amount: 25_500_000, currency: 'NGN' };

  it.each<[string, Record<string, unknown>]>([
    ['an amount in words', { amount: '25500000' }],
    ['part of a kobo', { amount: 25_500_000.5 }],
    ['more than there is', { amount: 1e300 }],
    ['less than nothing', { amount: -25_500_000 }],
    ['no amount', { amount: null }],
    ['another currency', { currency: 'USD' }],
    ['a currency in small letters', { currency: 'ngn' }],
    ['a currency with a null byte', { currency: 'NGN\0' }],
    ['a status in capitals', { status: 'SUCCESS' }],
    ['a status in a list', { status: ['success'] }],
    ['a failure whose reason has a null byte', { status: 'failed', gateway_response: '\0' }],
    ['a reference with a null byte', { reference: 'a\0b' }],
    ['half a character for a reference', { reference: '\uD800' }],
    ['a reference of 50 kB', { reference: 'x'.repeat(50_000) }],
    ['a pattern for a reference', { reference: '%' }],
    ['a list for a reference', { reference: ['a'] }],
  ])('that says %s is taken and pays for nothing', async (_what, changes) => {
    const { send, stateOf } = await begin(naira);
    const { reference } = theOnly(paystack().transactions);
    expect(await send('paystack', paystack().event(reference, { ...paid, ...changes }))).toBe(200);
    expect(await stateOf()).not.toBe('success');
  });

  it('of another name pays for nothing, and the right one does', async () => {
    const { send, stateOf } = await begin(naira);
    const { body } = paystack().event(theOnly(paystack().transactions).reference, paid);
    for (const name of ['transfer.success', 'Charge.success', 'charge', '', '__proto__']) {
      expect(await send('paystack', signed(body.replace('charge.success', name)))).toBe(200);
      expect(await stateOf()).toBe('idle');
    }
    expect(await send('paystack', signed(body))).toBe(200);
    expect(await stateOf()).toBe('success');
  });
});

describe('an event of PayPal', () => {
  const event = (id: unknown, more: object = {}) => ({
    body: JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id, ...more } }),
  });
  const about = (id: unknown) => ({ supplementary_data: { related_ids: { order_id: id } } });

  it.each([
    ['an unknown order', event('5O190127TN364715T')],
    ['half a character for an order', event('\uD800')],
    ['an order of 50 kB', event('x'.repeat(50_000))],
    ['a way to another address of PayPal', event('../../v1/oauth2/token')],
    ['an unknown order of a payment', event('CAP-1', about('5O190127TN364715T'))],
    ['an order by a name that all objects have', event('toString', about('__proto__'))],
  ])('about %s is taken and asks PayPal for nothing', async (_what, sent) => {
    const { send } = await begin(dollars);
    const before = paypal().asked();
    expect(await send('paypal', sent)).toBe(200);
    expect(paypal().asked()).toBe(before);
  });

  it.each([
    ['a number', event(1)],
    ['a text with a null byte', event('a\0b')],
    ['a payment whose order has a null byte', event('CAP-1', about('\0'))],
    ['a list of a payment', event('CAP-1', about(['a']))],
    ['text for what belongs to it', event('CAP-1', { supplementary_data: 'a' })],
  ])('about %s is no event', async (_what, sent) => {
    const { send } = await open(await enrol());
    expect(await send('paypal', sent)).toBe(400);
  });

  it('is not believed until PayPal itself confirms it', async () => {
    const { send, stateOf } = await begin(dollars);
    const order = theOnly(paypal().orders);
    const paid = { ...about(order.id), status: 'COMPLETED', amount: { value: '190.00' } };
    expect(await send('paypal', event('CAP-1', paid))).toBe(200);
    expect([await stateOf(), paypal().captures()]).toEqual(['idle', 0]);
    paypal().behave = 'down';
    expect(await send('paypal', event(order.id))).toBe(503);
    paypal().behave = 'well';
    order.status = 'APPROVED';
    expect(await send('paypal', event(order.id))).toBe(200);
    expect([await stateOf(), paypal().captures()]).toEqual(['success', 1]);
  });

  it('about a refund, which names the payment alone, is told to staff once', async () => {
    const { send, stateOf, order } = await begin(dollars);
    const bought = theOnly(paypal().orders);
    bought.status = 'APPROVED';
    await order.orderPayments.find(order.token, 'return');
    bought.captureStatus = 'REFUNDED';
    const refund = event('REFUND-1', { custom_id: bought.customId });
    expect([await send('paypal', refund), await send('paypal', refund)]).toEqual([200, 200]);
    expect([await stateOf(), await toldStaff()]).toEqual(['success', 2]);
  });
});

describe('events that Paystack has not signed', () => {
  it('count for their sender alone: signed ones from the same address are heard', async () => {
    const order = await enrol(naira);
    const { send, messages } = await open(order);
    await order.orderPayments.pay(order.token);
    const { reference } = theOnly(paystack().transactions);
    const { body, headers } = paystack().event(reference, { status: 'success' });
    expect(await statusesOf(50, () => send('paystack', { body }))).toEqual({ 401: 3, 429: 47 });
    expect(messages()).toHaveLength(3);
    expect(await statusesOf(50, () => send('paystack', { body, headers }))).toEqual({ 200: 50 });
    expect(await order.orderPayments.find(order.token, 'link')).toMatchObject({ state: 'success' });
  });

  it('keep no signed one out, from however many addresses they come', async () => {
    const { send } = await open(await enrol(naira));
    const { body, headers } = paystack().event('nobody-knows-it', { id: 1 });
    const forged = await statusesOf(1300, (at) => send('paystack', { body }, `192.0.2.${at}`));
    expect(forged).toEqual({ 401: 1300 });
    expect(await send('paystack', { body, headers })).toBe(200);
  });

  it('are heard 1200 times a minute when signed, then again later', async () => {
    const { send } = await open(await enrol(naira));
    const event = paystack().event('nobody-knows-it', { id: 1 });
    expect(await statusesOf(1210, () => send('paystack', event))).toEqual({ 200: 1200, 429: 10 });
  });
});

describe('events for PayPal', () => {
  let order: Awaited<ReturnType<typeof enrol>>;
  let id: string;
  beforeEach(async () => {
    order = await enrol(dollars);
    await order.orderPayments.pay(order.token);
    id = theOnly(paypal().orders).id;
  });

  it.each([
    ['one address', () => '192.0.2.1'],
    ['as many addresses', (at: number) => `192.0.2.${at}`],
  ])('300 about one order, from %s, ask PayPal no more than its limit', async (_who, senderAt) => {
    const { send } = await open(order);
    const before = paypal().asked();
    const event = { body: paypal().event(id) };
    const counts = await statusesOf(300, (at) => send('paypal', event, senderAt(at)));
    expect(Object.keys(counts)).toEqual(['200', '429']);
    expect(paypal().asked() - before).toBeLessThanOrEqual(callLimit.most);
  });

  it('about unknown orders are refused before the store is asked, from one address', async () => {
    const { send } = await open(order);
    const event = { body: paypal().event('5O190127TN364715T') };
    expect(await statusesOf(100, () => send('paypal', event))).toEqual({ 200: 60, 429: 40 });
    expect(await send('paypal', event, '192.0.2.2')).toBe(200);
  });
});
