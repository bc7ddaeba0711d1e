/** What an outside service made of a delivery. The reason is for the log: no word of a visitor's. */
export type Outcome =
  | { readonly kind: 'done' }
  /** Worth another try: network, overload, their mistake. */
  | (Failure & { readonly kind: 'retry'; readonly retryAfterMs?: number })
  /** Can never succeed as it is. */
  | (Failure & { readonly kind: 'refused' });

interface Failure {
  readonly reason: string;
  /** What the service said: it may repeat what was sent, so it is kept with the lead only. */
  readonly answer?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const firstDelayMs = 30_000;
const longestDelayMs = 6 * 60 * 60 * 1000;
/** After this a delivery is parked: listed, kept, tried again only when staff say so. */
export const givesUpAfterMs = 14 * dayMs;

/**
 * How long to wait: doubling from half a minute up to six hours, spread over the second half of
 * the delay so that what failed together does not come back together.
 * @param attempts how often it was tried, this time included
 * @param random a number from 0 up to 1
 * @param retryAfterMs what the service asked for; believed up to a day
 */
export function retryDelayMs(attempts: number, random: number, retryAfterMs = 0): number {
  const full = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20));
  const spread = full / 2 + (full / 2) * random;
  const asked = Math.min(retryAfterMs, dayMs);
  // All that were told the same time must not come at it together either.
  return Math.round(asked > spread ? asked + (firstDelayMs + asked / 10) * random : spread);
}

const worthRetrying = new Set([408, 425, 429]);

/** The parts of an HTTP answer that decide what becomes of a delivery. */
interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The beginning of its body. */
  readonly text: string;
}

/** Judges an HTTP answer. */
export function outcomeOf({ status, retryAfter, text }: Answer, nowMs: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'done' };
  const failure = { reason: `status ${status}`, answer: text.slice(0, 300) };
  // A redirect is a setting that is about to be put right: nothing was taken there.
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
