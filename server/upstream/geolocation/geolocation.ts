import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Log } from '#server/log.ts';

export type Geolocation = ReturnType<typeof createGeolocation>;

interface GeolocationOptions {
  /** Base address of `{url}/{address}/json?token=…`. */
  readonly url: string;
  readonly token: string | undefined;
  readonly log: Log;
  readonly timeoutMs?: number;
  readonly onAnswer?: (isGood: boolean) => void;
  readonly now?: () => number;
}

const answerSchema = v.object({ country: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)) });

/** Good answers last a day, failures a minute, so that a dead service is not hammered. */
const answerLifetimeMs = 24 * 60 * 60 * 1000;
const failureLifetimeMs = 60 * 1000;
const mostAddresses = 10_000;

/** Creates an ipinfo-style client with a time-out and a bounded cache; concurrent requests share one. */
export function createGeolocation(options: GeolocationOptions) {
  // Monotonic, so that setting the clock back cannot keep an answer for years.
  const now = options.now ?? (() => performance.now());
  const breaker = createCircuitBreaker(now);
  const answers = new LRUCache<string, { readonly country: string | undefined }>({
    max: mostAddresses,
    ttl: answerLifetimeMs,
    ttlResolution: 0,
    perf: { now },
    // Those who have asked get their answer, however many addresses have come since.
    ignoreFetchAbort: true,
    async fetchMethod(address, _stale, { options: entry }) {
      // Visitors must not wait for a dead service. This is not cached.
      if (!breaker.mayTry()) return undefined;
      const country = await lookUp(address, options);
      options.onAnswer?.(country !== undefined);
      if (country) breaker.succeeded();
      else if (breaker.failed()) options.log.warn({ service: 'geolocation' }, 'circuit opened');
      if (!country) entry.ttl = failureLifetimeMs;
      return { country };
    },
  });
  return {
    /** ISO code; undefined when the service fails, is slow or answers nonsense. */
    findCountry: async (address: string): Promise<string | undefined> =>
      (await answers.fetch(address))?.country,
  };
}

async function lookUp(address: string, options: GeolocationOptions): Promise<string | undefined> {
  try {
    return await fetchCountry(address, options);
  } catch (error) {
    // The wording is the specification's (section 8); the token must never reach the log.
    const reason = error instanceof Error ? error.name : 'unknown';
    options.log.error({ reason }, 'Error fetching location:');
    options.log.error({ reason }, 'getLocation failed:');
    return undefined;
  }
}

async function fetchCountry(address: string, options: GeolocationOptions): Promise<string> {
  const url = new URL(`${options.url}/${address}/json`);
  if (options.token) url.searchParams.set('token', options.token);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs ?? 1000),
  });
  if (!response.ok) throw new GeolocationAnswerError(`status ${response.status}`);
  return v.parse(answerSchema, await response.json()).country.toUpperCase();
}

class GeolocationAnswerError extends Error {
  override readonly name = 'GeolocationAnswerError';
}

const failuresToOpen = 5;
const openMs = 30_000;

/** Stops calling a service that keeps failing, and tries it now and then. @param now monotonic */
export function createCircuitBreaker(now: () => number) {
  let failures = 0;
  let nextTryAt = Number.NEGATIVE_INFINITY;
  return {
    /** True when a call may go through; an open circuit lets one through every `openMs`. */
    mayTry: (): boolean => {
      if (failures < failuresToOpen) return true;
      if (now() < nextTryAt) return false;
      nextTryAt = now() + openMs;
      return true;
    },
    succeeded: (): void => {
      failures = 0;
    },
    /** @returns true when this failure opened the circuit */
    failed: (): boolean => {
      failures += 1;
      if (failures >= failuresToOpen) nextTryAt = now() + openMs;
      return failures === failuresToOpen;
    },
  };
}
