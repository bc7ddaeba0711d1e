import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { dollars, naira, theOnly, useDesk } from '../../../tests/support/use-desk.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import type { Services } from '#server/compose/services.ts';
import { callLimit } from '#server/enrolment/payment-service.ts';
import { registerPaymentWebhooks } from './payment-routes.ts';

const used = useStore('sqlite');
const { enrol, paystack, paypal } = useDesk(used);
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
      payments: { ...order, orderPayments: order.desk },
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

describe('events that Paystack has not signed', () => {
  it('count for their sender alone: signed ones from the same address are heard', async () => {
    const order = await enrol(naira);
    const { send, messages } = await open(order);
    await order.desk.pay(order.token);
    const { reference } = theOnly(paystack().transactions);
    const { body, headers } = paystack().event(reference, { status: 'success' });
    expect(await statusesOf(50, () => send('paystack', { body }))).toEqual({ 401: 3, 429: 47 });
    expect(messages()).toHaveLength(3);
    expect(await statusesOf(50, () => send('paystack', { body, headers }))).toEqual({ 200: 50 });
    expect(await order.desk.find(order.token, 'link')).toMatchObject({ state: 'success' });
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
    await order.desk.pay(order.token);
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
