import { outcomeOf, type Outcome } from '#server/outbox/retry-policy.ts';
import type { DeliveryRow } from '#server/store/schema.ts';

interface ServiceRequest {
  readonly url: string | URL;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly redirect?: 'manual' | 'follow';
  readonly timeoutMs?: number;
  /** The rest of a longer answer is not read. */
  readonly mostBytes?: number;
}

/** The service gave no usable answer; the reason never repeats what was sent. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly reason: string;
}

interface ServiceResponse {
  readonly kind: 'answer';
  readonly status: number;
  readonly headers: Headers;
  /** The body, or the beginning of a long one. */
  readonly text: string;
}

/** A visitor waits for the answer. */
const defaultTimeoutMs = 8000;
const defaultMostBytes = 256 * 1024;

/** Calls an outside service; never throws. */
export async function fetchText(request: ServiceRequest): Promise<ServiceResponse | Unavailable> {
  const { url, timeoutMs = defaultTimeoutMs, mostBytes = defaultMostBytes, ...init } = request;
  try {
    const response = await fetch(url, {
      // Followed, a redirected POST would become a GET without a body, whose 200 means nothing.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    const { status, headers } = response;
    return { kind: 'answer', status, headers, text: await readStart(response.body, mostBytes) };
  } catch (error) {
    return { kind: 'unavailable', reason: failureCode(error) };
  }
}

async function readStart(body: ReadableStream<Uint8Array> | null, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, most));
}

/** Names why a connection failed: a code such as ECONNREFUSED, or the error's name. */
export function failureCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'network error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

export type Called =
  { readonly kind: 'answer'; readonly status: number; readonly body: unknown } | Unavailable;

/** Calls a service that speaks JSON; its own failures (5xx, 429) count as no answer. */
export async function callService(request: ServiceRequest): Promise<Called> {
  const headers = { accept: 'application/json', ...request.headers };
  const answer = await fetchText({ ...request, headers });
  if (answer.kind === 'unavailable') return answer;
  const { status, text } = answer;
  if (status >= 500 || status === 429) return { kind: 'unavailable', reason: `HTTP ${status}` };
  try {
    const body = text === '' ? undefined : (JSON.parse(text) as unknown);
    return { kind: 'answer', status, body };
  } catch {
    return { kind: 'unavailable', reason: 'not JSON' };
  }
}

/** Posts JSON to an outside service and judges the answer. */
export async function postJson(
  url: string,
  body: unknown,
  delivery: Pick<DeliveryRow, 'id' | 'lead_id'>,
  timeoutMs = 10_000,
): Promise<Outcome> {
  const answer = await fetchText({
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The same on every attempt, so that the receiver can drop repeats.
      'idempotency-key': delivery.id,
      'x-lead-id': delivery.lead_id,
    },
    body: JSON.stringify(body),
    timeoutMs,
    mostBytes: 4096,
  });
  if (answer.kind === 'unavailable') return { kind: 'retry', reason: answer.reason };
  const { status, headers, text } = answer;
  return outcomeOf({ status, retryAfter: headers.get('retry-after'), text }, Date.now());
}
