import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPushToken } from '../support/a-push-token.ts';
import { ask } from '../support/ask.ts';
import { orderGold } from '../support/order-gold.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { sendJson } from '../support/send-json.ts';
import { serve } from '../support/serve.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

/** In every setting that is secret. The services fail, for that is when things are logged. */
const plant = 'planted5ecret';
const secrets = {
  GEOLOCATION_TOKEN: `${plant}-geo`,
  FORMS_PORTAL_ID: `${plant}-portal`,
  FORMS_GUID: `${plant}-guid`,
  PAYSTACK_SECRET_KEY: `sk_${plant}`,
  PAYPAL_CLIENT_ID: `${plant}-id`,
  PAYPAL_SECRET: `${plant}-paypal`,
  VAPID_PUBLIC_KEY: 'p'.repeat(87),
  VAPID_PRIVATE_KEY: `${plant}-vapid`.padEnd(43, 'x'),
  VAPID_SUBJECT: 'mailto:push@example.com',
  UNSUBSCRIBE_SECRET: `${plant}-unsubscribe`.padEnd(32, 'x'),
  WEBHOOK_SECRET: `whsec_${plant.padEnd(32, 'x')}`,
  SMTP_URL: `smtp://user:${plant}@127.0.0.1:1`,
  STAFF_EMAIL: 'staff@example.com',
};
const person = {
  name: 'Adaeze Planted',
  email: 'adaeze.planted@example.com',
  phone: '07000000123',
};
const message = 'planted words about my health';
const birth = '29 2 1988';
const tools = { height: '181.7', weight: '93.4', hospital: 'Olumide Clinic' };
/** From the payment page's address: whoever has it can open the order. */
let orderToken = '';

let site: RunningSite;
let services: Awaited<ReturnType<typeof serve>>;
const bodies: string[] = [];

const browserLike = { 'x-forwarded-for': '203.0.113.77' };

async function visit(path: string, init: Parameters<typeof ask>[2] = {}): Promise<void> {
  const headers = { ...browserLike, ...init.headers };
  const { body, headers: received } = await ask(site.address, path, { ...init, headers });
  bodies.push(`${path} ${JSON.stringify(received)} ${body.toString()}`);
}

beforeAll(async () => {
  services = await serve((request, response) => {
    if (!request.url?.startsWith('/transaction/')) response.writeHead(500).end(plant);
    else void refuse(request, response);
  });
  site = await startSite({
    ...secrets,
    GEOLOCATION_URL: services.address,
    WORDPRESS_URL: services.address,
    SUBSCRIPTION_URL: `${services.address}/?key=${plant}`,
    FORMS_URL: services.address,
    WEBHOOK_URL: `${services.address}/?key=${plant}`,
    PAYSTACK_URL: services.address,
    PAYPAL_URL: services.address,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'trace',
  });
  for (const path of ['/', '/global', '/contact', '/providers', '/news', '/api/posts']) {
    await visit(path);
  }
  await visit('/no-such-page');
  await visit('/%');
  await visit(`/contact?email=${person.email}`);
  await visit(`/api/providers?q=${person.email}&page=x`);
  await visit('/quote.pdf?who=individual&age=30&plan=silver&pay=yearly');
  await sendLeads();
  await order();
  // The outbox tries at once, and fails: that is logged.
  await vi.waitUntil(() => site.lines.some((line) => line.includes('not delivered')), 60_000);
});

async function sendLeads(): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const tips = JSON.stringify({ email: person.email });
  await visit('/api/tips', { method: 'POST', headers: json, body: tips });
  await visit('/api/tips', { method: 'POST', headers: json, body: `{"email":"${person.email}` });
  const token = JSON.stringify({ token: aPushToken(person.email) });
  await visit('/api/notifications/save-token', { method: 'POST', headers: json, body: token });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ ...person, message, consent: 'yes' }).toString();
  await visit('/contact', { method: 'POST', headers: form, body });
  await visit('/no-such-page', { method: 'POST', headers: form, body });
  for (const [path, fields] of [
    ['/wellness', { tool: 'bmi', ...tools, age: '57' }],
    ['/wellness', { tool: 'symptoms', shortnessOfBreath: 'on', nausea: 'on' }],
    ['/wellness', { tool: 'tips', email: person.email }],
    ['/get-care?form=message', { plan: 'Gold', ...tools, problem: message }],
  ] as const) {
    const filled = new URLSearchParams(fields).toString();
    await visit(path, { method: 'POST', headers: form, body: filled });
  }
}

/** A payment service that quotes all that it was sent. */
async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  sendJson(response, 400, { status: false, message: `Refused ${await text(request)}` });
}

/** Orders, is refused by the payment service, and tries to come back. */
async function order(): Promise<void> {
  const from = browserLike['x-forwarded-for'];
  const browser = plainBrowser(site.address, { edition: 'NG', from });
  await orderGold(browser, person.name, { email: person.email, birth });
  orderToken = new URLSearchParams(browser.path().split('?')[1]).get('request') ?? '';
  await browser.send();
  expect(browser.status()).toBe(503);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const claim = new URLSearchParams({ reference: 'ABCDEF01', email: person.email }).toString();
  await visit('/checkout/return', { method: 'POST', headers, body: claim });
  await visit(`/checkout/members?request=${orderToken}`);
  await visit(`/unsubscribe?key=${encodeURIComponent(message)}`, {
    method: 'POST',
    headers,
    body: '',
  });
}

afterAll(async () => {
  await site.stop();
  await services[Symbol.asyncDispose]();
});

describe('a secret of the operator', () => {
  it('is in no page, no answer and no header', () => {
    expect(bodies.filter((body) => body.includes(plant))).toEqual([]);
  });

  it('is in no line of the log', () => {
    expect(site.lines.length).toBeGreaterThan(5);
    expect(site.lines.filter((line) => line.includes(plant))).toEqual([]);
  });

  it('is in no figure', async () => {
    expect((await ask(site.address, '/metrics')).text()).not.toContain(plant);
  });

  it('has not even a name in what the browser gets', () => {
    const folder = 'build/client';
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|json|html|txt)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
    expect(texts.length).toBeGreaterThan(10);
    for (const name of [...Object.keys(secrets), 'DATABASE_URL', 'process.env', plant]) {
      // The public key and the identity of who sends are for browsers.
      if (name === 'VAPID_PUBLIC_KEY' || name === 'VAPID_SUBJECT') continue;
      expect([
        name,
        texts.filter(([, words]) => words.includes(name)).map(([file]) => file),
      ]).toEqual([name, []]);
    }
  });
});

describe('what a visitor typed', () => {
  it.each([
    ...Object.values(person),
    ...Object.values(tools),
    'shortnessOfBreath',
    'nausea',
    message,
    encodeURIComponent(person.email),
    birth,
    '1988-02-29',
    // As the order has it, and as it is saved.
    '0803 123 4567',
    '8031234567',
  ])('%s is in no line of the log', (typed) => {
    expect(site.lines.filter((line) => line.includes(typed))).toEqual([]);
  });

  it('nor is what opens an order', async () => {
    await expect.poll(() => site.lines.join('\n')).toContain('payment not started');
    expect(orderToken).toMatch(/^[\w-]{24}$/);
    expect(site.lines.filter((line) => line.includes(orderToken))).toEqual([]);
  });

  it("nor is the visitor's address", () => {
    expect(site.lines.filter((line) => line.includes('203.0.113.77'))).toEqual([]);
  });

  it('is in no figure', async () => {
    expect((await ask(site.address, '/metrics')).text()).not.toMatch(/planted|203\.0\.113/i);
  });
});
