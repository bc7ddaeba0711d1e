import { describe, expect, it } from 'vitest';
import { aClaim } from '../../../tests/support/a-claim.ts';
import { startWebhookReceiver, webhookSecret } from '../../../tests/support/webhook-receiver.ts';
import { createWebhookDelivery } from './webhook.ts';

const deliverTo = (url: string, now?: () => number) =>
  createWebhookDelivery({ url, secret: webhookSecret, ...(now && { now }) });

describe('a webhook', () => {
  it('has a signature that the library of Standard Webhooks accepts, and all that was sent', async () => {
    await using crm = await startWebhookReceiver();
    const fields = { name: 'Ọláníyì', email: 'ada@example.com', message: 'Please “call”.' };
    const claim = aClaim({
      kind: 'contact',
      fields,
      page: '/contact',
      consentVersion: 'contact-1',
    });
    await expect(deliverTo(crm.url)(claim)).resolves.toEqual({ kind: 'done' });
    const [{ headers, message } = { headers: {}, message: undefined }] = crm.received;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': claim.delivery.id,
    });
    expect(message).toEqual({
      type: 'lead.created',
      timestamp: '2026-11-21T08:00:00.000Z',
      data: {
        id: claim.delivery.lead_id,
        reference: '00000001',
        kind: 'contact',
        edition: 'NG',
        page: '/contact',
        consent: 'contact-1',
        suspectedBot: null,
        fields,
      },
    });
  });

  it('says nothing of the health of who asked for tips', async () => {
    await using crm = await startWebhookReceiver();
    const fields = { email: 'ada@example.com', tipsResult: 'bmi-obese', tipsThemes: 'movement' };
    await deliverTo(crm.url)(aClaim({ fields }));
    expect(crm.received[0]?.message).toMatchObject({
      data: { fields: { email: 'ada@example.com' } },
    });
    expect(JSON.stringify(crm.received)).not.toMatch(/obese|movement/);
  });

  it('has the same id at each attempt, and the time of the attempt', async () => {
    await using crm = await startWebhookReceiver(() => ({ status: 503 }));
    const startMs = Date.now();
    const clock = { nowMs: startMs };
    const deliver = deliverTo(crm.url, () => clock.nowMs);
    await deliver(aClaim());
    clock.nowMs += 60_000;
    await deliver(aClaim());
    const [first, second] = crm.received.map(({ headers }) => headers);
    expect(first?.['webhook-id']).toBe(second?.['webhook-id']);
    expect(first?.['webhook-timestamp']).toBe(String(Math.floor(startMs / 1000)));
    expect(second?.['webhook-timestamp']).toBe(String(Math.floor(startMs / 1000) + 60));
    expect(crm.received.every(({ message }) => message !== undefined)).toBe(true);
  });
});

describe('a receiver of webhooks that answers', () => {
  it.each([301, 400, 401, 404, 422, 429, 500, 502, 504])('%i gets it again', async (status) => {
    await using crm = await startWebhookReceiver(() => ({ status, headers: { location: '/' } }));
    const outcome = { kind: 'retry', reason: `status ${status}` };
    await expect(deliverTo(crm.url)(aClaim())).resolves.toMatchObject(outcome);
    expect(crm.received).toHaveLength(1);
  });

  it('410 is sent nothing more: its leads are dead letters', async () => {
    await using crm = await startWebhookReceiver(() => ({ status: 410 }));
    const deliver = deliverTo(crm.url);
    await expect(deliver(aClaim())).resolves.toMatchObject({
      kind: 'refused',
      reason: 'status 410',
    });
    await expect(deliver(aClaim())).resolves.toMatchObject({ kind: 'refused' });
    expect(crm.received).toHaveLength(1);
  });
});
