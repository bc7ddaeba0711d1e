import { outcomeOf, type Outcome } from '#server/outbox/retry-policy.ts';
import { fetchText } from './call-service.ts';

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
