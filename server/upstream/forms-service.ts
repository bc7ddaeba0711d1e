import { withoutTipsProfile } from '#app/leads/tips-profile-fields.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { outcomeOf, type Outcome } from '#server/outbox/retry-policy.ts';
import { fetchText } from './call-service.ts';

interface FormsService {
  readonly url: string;
  readonly portalId: string;
  readonly formGuid: string;
}

/** Delivers to the hosted marketing-forms service (specification, section 7). */
export function createFormsDelivery({ url, portalId, formGuid }: FormsService): Deliver {
  const base = url.replace(/\/$/, '');
  const path = [portalId, formGuid].map(encodeURIComponent).join('/');
  return ({ delivery, kind, fields }) =>
    postJson({
      url: `${base}/submissions/v3/integration/submit/${path}`,
      body: { portalId, formGuid, fields: pairsOf(kind, fields) },
      deliveryId: delivery.id,
      leadId: delivery.lead_id,
    });
}

/** Adds the kind to all leads but tips, whose fields the specification fixes. */
function pairsOf(kind: string, fields: Readonly<Record<string, string>>) {
  const pairs = Object.entries(withoutTipsProfile(fields)).map(([name, value]) => ({
    name,
    value,
  }));
  return kind === 'tips' ? pairs : [...pairs, { name: 'lead_kind', value: kind }];
}

interface Sending {
  readonly url: string;
  readonly body: unknown;
  /** The same on every attempt, so that the receiver can drop repeats. */
  readonly deliveryId: string;
  readonly leadId: string;
  readonly timeoutMs?: number;
}

/** Posts JSON to an outside service and judges the answer. */
export async function postJson(sending: Sending): Promise<Outcome> {
  const { url, body, deliveryId, leadId, timeoutMs = 10_000 } = sending;
  const answer = await fetchText({
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': deliveryId,
      'x-lead-id': leadId,
    },
    body: JSON.stringify(body),
    timeoutMs,
    mostBytes: 4096,
  });
  if (answer.kind === 'unavailable') return { kind: 'retry', reason: answer.reason };
  const { status, headers, text } = answer;
  return outcomeOf({ status, retryAfter: headers.get('retry-after'), text }, Date.now());
}

/** Delivers to the newsletter service: `POST {email}`. */
export function createSubscriptionDelivery(url: string): Deliver {
  return ({ delivery, fields }) =>
    postJson({
      url,
      body: { email: fields['email'] },
      deliveryId: delivery.id,
      leadId: delivery.lead_id,
    });
}
