import { dayMs } from '#app/kernel/days.ts';

/** Result of a delivery. The reason goes to the log, so it never repeats what a visitor typed. */
export type Outcome =
  | { readonly kind: 'done' }
  /** May succeed later: network, overload, server error. */
  | (Failure & { readonly kind: 'retry'; readonly retryAfterMs?: number })
  /** Can never succeed. */
  | (Failure & { readonly kind: 'refused' });

interface Failure {
  readonly reason: string;
  /** The service's answer, stored only with the lead because it may repeat what was sent. */
  readonly answer?: string;
}

const firstDelayMs = 30_000;
const longestDelayMs = 6 * 60 * 60 * 1000;

/**
 * Doubles the delay from half a minute up to six hours, with jitter over its second half.
 * @param attempts number of attempts so far
 * @param random from 0 up to 1
 * @param retryAfterMs the service's own wish, honoured up to a day
 */
export function retryDelayMs(attempts: number, random: number, retryAfterMs = 0): number {
  const full = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20));
  const spread = full / 2 + (full / 2) * random;
  const asked = Math.min(retryAfterMs, dayMs);
  // Jitter here too: many deliveries may have been told the same time.
  return Math.round(asked > spread ? asked + (firstDelayMs + asked / 10) * random : spread);
}

const worthRetrying = new Set([408, 425, 429]);

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Judges an HTTP answer. */
export function outcomeOf({ status, retryAfter, text }: Answer, nowMs: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'done' };
  const failure = { reason: `status ${status}`, answer: text.slice(0, 300) };
  // A redirect means a wrong setting, which can be fixed: retry.
  const isFinal = status >= 400 && status < 500 && !worthRetrying.has(status);
  if (isFinal) return { kind: 'refused', ...failure };
  const retryAfterMs = parseRetryAfter(retryAfter, nowMs);
  return { kind: 'retry', ...failure, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** Reads a Retry-After header: seconds, or a date (RFC 9110, section 10.2.3). */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (header.trim().startsWith('-')) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
