import { outcomeOf, type Outcome } from '#server/outbox/retry-policy.ts';

const longestAnswerMs = 10_000;
const mostReadBytes = 4096;

interface Sending {
  readonly url: string;
  readonly body: unknown;
  /** Stays the same over all attempts, so that the receiver can drop repeats. */
  readonly deliveryId: string;
  readonly leadId: string;
  readonly timeoutMs?: number;
}

/** Posts JSON to an outside service and judges the answer. */
export async function postJson(sending: Sending): Promise<Outcome> {
  const { url, body, deliveryId, leadId, timeoutMs = longestAnswerMs } = sending;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': deliveryId,
        'x-lead-id': leadId,
      },
      body: JSON.stringify(body),
      // Followed, a redirect would become a GET without the body, whose 200 means nothing.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    const text = await beginningOf(response);
    return outcomeOf({ status, retryAfter: headers.get('retry-after'), text }, Date.now());
  } catch (error) {
    return { kind: 'retry', reason: networkReason(error) };
  }
}

/** Reads as much of an answer as anybody wants to see. */
async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostReadBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, mostReadBytes));
}

function networkReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'network error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
