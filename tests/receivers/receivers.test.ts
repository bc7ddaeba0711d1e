import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCsvParser } from '#server/providers/import/csv-parser.ts';
import { createWebhookDelivery } from '#server/upstream/webhook/webhook.ts';
import { aClaim } from '../support/a-claim.ts';
import { findFreePort } from '../support/free-port.ts';
import { long } from '../support/long-run.ts';
import { serve } from '../support/serve.ts';
import { webhookSecret } from '../support/webhook-receiver.ts';

const call = aClaim({
  kind: 'call-back',
  page: '/contact',
  fields: { name: 'Ada Nkechi Example', phone: '+2347000000000', topic: 'plan', time: 'soon' },
});
const leadId = call.delivery.lead_id;
const message = aClaim({
  kind: 'contact',
  fields: { name: 'Ọlá', email: 'ola@mail.example', message: '=1+1\n"Please", call' },
});
const other = { ...call, delivery: { ...call.delivery, id: '2' } };

/** Starts a receiver as operators do, until the test is over. */
async function startReceiver(name: string, settings: Readonly<Record<string, string>>) {
  const port = await findFreePort();
  const env = { PATH: process.env['PATH'], PORT: String(port), WEBHOOK_SECRET: webhookSecret };
  const child = spawn('node_modules/.bin/node', [`deploy/receivers/${name}.ts`], {
    env: { ...env, ...settings },
    stdio: 'pipe',
  });
  const errors = text(child.stderr);
  const closed = new Promise((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${port}/`;
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(401), { timeout: 60_000 });
  const deliver = (claim = call, secret = webhookSecret) =>
    createWebhookDelivery({ url, secret })(claim);
  return {
    deliver,
    errors,
    async [Symbol.asyncDispose]() {
      child.kill();
      await closed;
    },
  };
}

type Received = { readonly path: string; readonly type: string; readonly body: string };

/** A service that answers each request as told, and keeps what it was sent. */
async function startService(
  answer: (received: Received) => { status: number; body?: string; location?: string },
) {
  const received: Received[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    const one = { path, type: headers['content-type'] ?? '', body: await text(request) };
    if (request.method === 'POST') received.push(one);
    const { status, body = '', location } = answer(one);
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  };
  const served = await serve((request, response) => void take(request, response));
  return Object.assign(served, { received });
}

/** EspoCRM takes JSON at the address with its key, and null for what is empty. */
const startEspo = (state: { isUp: boolean }) =>
  startService(({ path, type, body }) => {
    if (!state.isUp) return { status: 503 };
    if (path !== '/crm/api/v1/LeadCapture/abc123') return { status: 404 };
    const isEmpty = Object.values(JSON.parse(body) as object).includes('');
    return type !== 'application/json' || isEmpty ? { status: 400 } : { status: 200, body: 'true' };
  });

describe('the receiver for EspoCRM', () => {
  const state = { isUp: true };
  let crm: Awaited<ReturnType<typeof startEspo>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    crm = await startEspo(state);
    const settings = { ESPOCRM_URL: `${crm.address}/crm/`, ESPOCRM_KEY: 'abc123' };
    receiver = await startReceiver('espocrm', settings);
  });
  afterAll(async () => {
    await receiver[Symbol.asyncDispose]();
    await crm[Symbol.asyncDispose]();
  });
  beforeEach(() => void crm.received.splice(0));

  it('makes one lead of who asks for a call, and none of what the site did not sign', async () => {
    const otherSecret = `whsec_${Buffer.alloc(24, 'other').toString('base64')}`;
    expect(await receiver.deliver(call, otherSecret)).toMatchObject({
      kind: 'retry',
      reason: 'status 401',
    });
    expect(crm.received).toEqual([]);
    expect(await receiver.deliver()).toEqual({ kind: 'done' });
    expect(await receiver.deliver()).toEqual({ kind: 'done' });
    expect(crm.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        firstName: 'Ada Nkechi',
        lastName: 'Example',
        emailAddress: null,
        phoneNumber: '+2347000000000',
        description:
          'call-back 00000001, from /contact\nname: Ada Nkechi Example\nphone: +2347000000000\ntopic: plan\ntime: soon',
      },
    ]);
  });

  it('has the site try again while the CRM is down', async () => {
    state.isUp = false;
    expect(await receiver.deliver(other)).toMatchObject({ kind: 'retry', reason: 'status 502' });
    state.isUp = true;
    expect(await receiver.deliver(other)).toEqual({ kind: 'done' });
    expect(crm.received).toHaveLength(2);
  });

  it('passes over what comes from nobody, such as a payment', async () => {
    const payment = aClaim({ kind: 'payment', fields: { amount: '₦255,000' } });
    const delivery = { ...payment.delivery, id: '3' };
    expect(await receiver.deliver({ ...payment, delivery })).toEqual({ kind: 'done' });
    expect(crm.received).toEqual([]);
  });

  it('does not start without its settings', long, async () => {
    const child = spawn('node_modules/.bin/node', ['deploy/receivers/espocrm.ts'], { env: {} });
    expect(await text(child.stderr)).toContain('ESPOCRM_URL is not set');
  });
});

it('the receiver for Chatwoot makes a contact, a conversation and its first message', async () => {
  const inbox = '/public/api/v1/inboxes/box/contacts';
  const answers: Readonly<Record<string, string>> = {
    [inbox]: `{"source_id":"${leadId}"}`,
    [`${inbox}/${leadId}/conversations`]: '{"id":7}',
    [`${inbox}/${leadId}/conversations/7/messages`]: '{"id":1}',
  };
  await using chatwoot = await startService(({ path }) => {
    const body = answers[path];
    return body === undefined ? { status: 404 } : { status: 200, body };
  });
  const settings = { CHATWOOT_URL: chatwoot.address, CHATWOOT_INBOX: 'box' };
  await using receiver = await startReceiver('chatwoot', settings);
  expect(await receiver.deliver()).toEqual({ kind: 'done' });
  const sent = chatwoot.received.map(({ path, body }) => [path, JSON.parse(body) as unknown]);
  expect(sent).toEqual([
    [inbox, { source_id: leadId, name: 'Ada Nkechi Example', phone_number: '+2347000000000' }],
    [`${inbox}/${leadId}/conversations`, {}],
    [
      `${inbox}/${leadId}/conversations/7/messages`,
      { content: expect.stringContaining('time: soon') as string },
    ],
  ]);
});

describe('the receiver for a spreadsheet', () => {
  it('drops a row of CSV, with text where a formula could be', async () => {
    // Google's answer to a POST is a redirect to what the script returned.
    await using sheet = await startService(({ path }) =>
      path === '/exec' ? { status: 302, location: '/echo' } : { status: 200, body: 'ok' },
    );
    const settings = { SHEET_URL: `${sheet.address}/exec` };
    await using receiver = await startReceiver('sheet', settings);
    expect(await receiver.deliver(message)).toEqual({ kind: 'done' });
    const [{ type, body } = { type: '', body: '' }] = sheet.received;
    expect(type).toBe('text/csv');
    const parser = createCsvParser(',');
    const rows = [...parser.push(body), ...parser.end()].map(({ cells }) => cells);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    const cells = ['contact', '/', 'Ọlá', 'ola@mail.example', '', '', ''];
    expect(rows).toEqual([[leadId, time, ...cells, 'message: =1+1\n"Please", call']]);
    expect(await receiver.deliver(other)).toEqual({ kind: 'done' });
    expect(sheet.received.filter(({ path }) => path === '/exec')[1]?.body).toContain(
      `"'+2347000000000"`,
    );
  });

  it('has the site try again when the script fails, which answers with a page', long, async () => {
    await using sheet = await startService(() => ({ status: 200, body: '<html>Error</html>' }));
    await using receiver = await startReceiver('sheet', { SHEET_URL: sheet.address });
    expect(await receiver.deliver()).toMatchObject({ kind: 'retry', reason: 'status 502' });
  });
});

it.each(['espocrm', 'chatwoot', 'sheet'])('the receiver %s is short enough to read', (name) => {
  const lines = readFileSync(`deploy/receivers/${name}.ts`, 'utf8').split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
});
