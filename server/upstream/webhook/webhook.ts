import { createHmac } from 'node:crypto';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { withoutTipsProfile } from '#app/leads/tips-profile-fields.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { outcomeOf } from '#server/outbox/retry-policy.ts';
import { fetchText } from '../call-service.ts';
import { keyOfSecret } from './webhook-secret.ts';

interface Webhook {
  readonly url: string;
  readonly secret: string;
  readonly now?: () => number;
}

/** Standard Webhooks recommends 15 to 30 seconds. */
const timeoutMs = 15_000;
const mostAnswerBytes = 4096;
const gone = 410;

/**
 * Sends each lead as a signed webhook (https://www.standardwebhooks.com). A receiver that answers 410
 * wants no more: nothing is sent until the next start, and the leads become dead letters.
 */
export function createWebhookDelivery({ url, secret, now = Date.now }: Webhook): Deliver {
  const key = keyOfSecret(secret);
  let isGone = false;
  return async (claimed) => {
    if (isGone) return { kind: 'refused', reason: 'the receiver answered 410 to an earlier lead' };
    const body = JSON.stringify(messageOf(claimed));
    const answer = await fetchText({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(claimed, body, key, now()) },
      body,
      timeoutMs,
      mostBytes: mostAnswerBytes,
    });
    if (answer.kind === 'unavailable') return { kind: 'retry', reason: answer.reason };
    const { status, headers, text } = answer;
    isGone = status === gone;
    const outcome = outcomeOf({ status, retryAfter: headers.get('retry-after'), text }, now());
    // Retries other refusals too, as the specification says: a wrong secret is put right, say.
    return outcome.kind === 'refused' && !isGone ? { ...outcome, kind: 'retry' } : outcome;
  };
}

function signedHeaders({ delivery }: ClaimedDelivery, body: string, key: Buffer, nowMs: number) {
  const seconds = Math.floor(nowMs / 1000);
  const signed = `${delivery.id}.${seconds}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return {
    'webhook-id': delivery.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

function messageOf(claimed: ClaimedDelivery) {
  const { delivery, kind, edition, page, fields, consentVersion, suspectedBot } = claimed;
  const { lead_id: id } = delivery;
  return {
    type: 'lead.created',
    timestamp: new Date(claimed.createdAtMs).toISOString(),
    data: {
      id,
      reference: referenceOf(id),
      kind,
      edition,
      page,
      consent: consentVersion,
      suspectedBot,
      fields: withoutTipsProfile(fields),
    },
  };
}
