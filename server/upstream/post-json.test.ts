import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { aClaim } from '../../tests/support/a-claim.ts';
import { serve } from '../../tests/support/serve.ts';
import { createFormsDelivery, createSubscriptionDelivery } from './forms-service.ts';
import { postJson } from './call-service.ts';

/** A service that answers as told, and what it was asked. */
async function serviceThat(answer: (response: ServerResponse) => unknown) {
  const asked: { path: string; headers: IncomingMessage['headers']; body: unknown }[] = [];
  async function take(request: IncomingMessage, response: ServerResponse) {
    const body: unknown = JSON.parse(await text(request));
    asked.push({ path: request.url ?? '', headers: request.headers, body });
    answer(response);
  }
  const served = await serve((request, response) => void take(request, response));
  return { ...served, asked };
}

const ok = (response: ServerResponse) => response.writeHead(200).end();
const sendTo = (url: string, timeoutMs = 5000) =>
  postJson(url, { email: 'a@b.example' }, { id: 'd', lead_id: 'l' }, timeoutMs);

describe('what is sent', () => {
  it('to the subscription service is the email alone, with ids to recognise it by', async () => {
    await using service = await serviceThat(ok);
    const claim = aClaim({ fields: { email: 'ada@example.com', source: 'bmi' } });
    await expect(createSubscriptionDelivery(service.address)(claim)).resolves.toEqual({
      kind: 'done',
    });
    expect(service.asked).toMatchObject([
      {
        headers: {
          'content-type': 'application/json',
          'idempotency-key': claim.delivery.id,
          'x-lead-id': claim.delivery.lead_id,
        },
      },
    ]);
    expect(service.asked[0]?.body).toEqual({ email: 'ada@example.com' });
  });

  it('to the forms service is its form and its fields, and its kind unless it is for tips', async () => {
    await using service = await serviceThat(ok);
    const deliver = createFormsDelivery({ url: service.address, portalId: '42', formGuid: 'a b' });
    await deliver(aClaim({ fields: { email: 'ada@example.com', source: 'bmi' } }));
    await deliver(aClaim({ kind: 'call-back', fields: { phone: '0700 000 0000' } }));
    const [tips, call] = service.asked;
    expect(tips?.path).toBe('/submissions/v3/integration/submit/42/a%20b');
    expect(tips?.body).toEqual({
      portalId: '42',
      formGuid: 'a b',
      fields: [
        { name: 'email', value: 'ada@example.com' },
        { name: 'source', value: 'bmi' },
      ],
    });
    expect(call?.body).toMatchObject({
      fields: [
        { name: 'phone', value: '0700 000 0000' },
        { name: 'lead_kind', value: 'call-back' },
      ],
    });
  });
});

describe('a service that', () => {
  it.each<[string, (response: ServerResponse) => unknown, timeoutMs?: number]>([
    ['does not answer in time', () => undefined, 50],
    ['begins an answer and never ends it', (response) => response.writeHead(200).write('{'), 50],
    ['hangs up', (response) => response.destroy()],
    [
      'stops in the middle',
      (response) =>
        response
          .writeHead(200, { 'content-length': '100' })
          .write('half', () => response.destroy()),
    ],
  ])('%s is tried again', async (_what, answer, timeoutMs) => {
    await using service = await serviceThat(answer);
    await expect(sendTo(service.address, timeoutMs)).resolves.toMatchObject({
      kind: 'retry',
      ...(timeoutMs !== undefined && { reason: 'TimeoutError' }),
    });
  });

  it('asks to wait is believed', async () => {
    await using service = await serviceThat((response) =>
      response.writeHead(429, { 'retry-after': '120' }).end('slow down'),
    );
    await expect(sendTo(service.address)).resolves.toEqual({
      kind: 'retry',
      reason: 'status 429',
      answer: 'slow down',
      retryAfterMs: 120_000,
    });
  });

  it('refuses for good has its words saved, up to a limit', async () => {
    await using service = await serviceThat((response) =>
      response.writeHead(400).end(`No such form ${'x'.repeat(1_000_000)}`),
    );
    const outcome = await sendTo(service.address);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'status 400' });
    expect('answer' in outcome && outcome.answer).toMatch(/^No such form x{10,287}$/);
  });

  it('is not there is tried again', async () => {
    const service = await serviceThat(ok);
    await service[Symbol.asyncDispose]();
    await expect(sendTo(service.address)).resolves.toEqual({
      kind: 'retry',
      reason: 'ECONNREFUSED',
    });
  });
});
