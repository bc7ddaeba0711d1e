import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { registerGuards } from './guards.ts';
import { createTurnAway } from './turn-away.ts';

/** A site of one form, one API call and one webhook, whose clock stands still. */
async function openSite() {
  const sent = new Map<string, number>();
  const metrics = createMetrics();
  const app = Fastify();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  registerGuards(app, {
    metrics,
    siteUrl: 'https://health.example',
    turnAway: createTurnAway(metrics, 'Example Health'),
    addressOf: ({ headers }) => String(headers['x-sender']),
    isOrderKept: async ({ headers }) => headers.cookie !== undefined,
    async limitPost({ headers }) {
      const sender = String(headers['x-sender']);
      const count = (sent.get(sender) ?? 0) + 1;
      sent.set(sender, count);
      const giveBack = async () => sent.set(sender, (sent.get(sender) ?? 0) - 1);
      if (count <= 20) return { kind: 'fine', giveBack };
      return { kind: count > 200 ? 'flood' : 'too-many', retryAfterSeconds: 30 };
    },
    now: () => 0,
  });
  app.post('/*', { config: { takes: 'forms' } }, (request) => request.retryAfterSeconds ?? 'fine');
  app.post('/api/tips', { config: { takes: 'data' } }, () => 'fine');
  app.post('/api/refused', { config: { takes: 'data' } }, (_request, reply) =>
    reply.code(422).send(),
  );
  app.post('/api/payments/paystack', () => 'heard');
  await app.ready();
  return async (sender: string, url: string, accept = 'application/json') => {
    // All but new senders fill in an order.
    const cookie = sender === newSender ? {} : { cookie: 'order=kept' };
    const sentHeaders = { 'x-sender': sender, accept, ...cookie };
    const asked = { method: 'POST', url, headers: sentHeaders } as const;
    const { statusCode: status, headers, body } = await app.inject(asked);
    return { status, retryAfter: headers['retry-after'], type: headers['content-type'], body };
  };
}

const newSender = '203.0.113.9';
let post: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  post = await openSite();
});

async function statusesOf(times: number, url: string, senderAt: (at: number) => string) {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await post(senderAt(at), url)).status);
  return statuses;
}

describe('one address that sends more than it may', () => {
  const forms = ['/contact', '/checkout/gold?step=people'];
  it.each(['/api/tips', ...forms])('closes nothing for others by sending to %s', async (url) => {
    const statuses = await statusesOf(1500, url, () => '192.0.2.1');
    expect(statuses.at(-1)).toBe(429);
    for (const path of ['/api/tips', '/contact', '/checkout/payment', '/checkout/gold?step=who'])
      expect((await post('192.0.2.2', path)).status).toBe(200);
  });

  it('begins no more orders than it may send forms', async () => {
    const statuses = await statusesOf(21, '/checkout/gold?step=who', () => newSender);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('gets its share back for what was refused', async () => {
    const statuses = await statusesOf(30, '/api/refused', () => '192.0.2.1');
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await post('192.0.2.1', '/api/tips')).status).toBe(200);
  });

  it('gets its form back until it is a flood', async () => {
    await statusesOf(20, '/contact', () => '192.0.2.1');
    expect(await post('192.0.2.1', '/contact')).toMatchObject({ status: 200, body: '30' });
    await statusesOf(179, '/contact', () => '192.0.2.1');
    expect(await post('192.0.2.1', '/contact')).toMatchObject({ status: 429, retryAfter: '30' });
  });

  it.each(forms)('is told so by a page when a browser sends %s, else as data', async (url) => {
    await statusesOf(600, url, () => '192.0.2.1');
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const shown = await post('192.0.2.1', url, browser);
    expect(shown.status).toBe(429);
    expect(Number(shown.retryAfter)).toBeGreaterThan(0);
    expect(shown.type).toBe('text/html; charset=utf-8');
    expect(shown.body).toContain('Too many forms have been sent from your network');
    expect(shown.body).toContain('go back and send it again');
    const problem = { status: 429, type: 'application/problem+json; charset=utf-8' };
    expect(await post('192.0.2.1', url)).toMatchObject(problem);
    await statusesOf(200, '/api/tips', () => '192.0.2.1');
    expect(await post('192.0.2.1', '/api/tips', browser)).toMatchObject(problem);
  });
});

describe('more addresses than the site has time for', () => {
  const exhaust = () => statusesOf(1200, '/api/tips', (at) => `192.0.2.${Math.floor(at / 20)}`);

  it('are asked to come again, on a page that says so', async () => {
    expect(new Set(await exhaust())).toEqual(new Set([200]));
    const refused = { status: 503, retryAfter: '60' };
    expect(await post('198.51.100.1', '/api/tips')).toMatchObject(refused);
    const { status, body } = await post('198.51.100.2', '/contact', 'text/html');
    expect(status).toBe(503);
    expect(body).toContain('The site is very busy right now');
  });

  it('keep no webhook out', async () => {
    await exhaust();
    expect((await post('198.51.100.1', '/api/payments/paystack')).status).toBe(200);
  });

  it('keep out steps of orders too, which fill the store', async () => {
    const steps = (at: number) => `192.0.2.${Math.floor(at / 100)}`;
    await statusesOf(1200, '/checkout/gold?step=people', steps);
    expect((await post('198.51.100.1', '/checkout/gold?step=people')).status).toBe(503);
  });

  it('are none that send what is refused', async () => {
    await statusesOf(1200, '/api/refused', (at) => `192.0.2.${Math.floor(at / 20)}`);
    expect((await post('198.51.100.1', '/api/tips')).status).toBe(200);
  });
});
