import { z } from 'zod';
import { createCircuitBreaker } from '#server/upstream/circuit-breaker.ts';
import type { Log } from '#server/logging/log.ts';

/** Asks an outside service for the country of an address the embedded database does not know. */
export interface Geolocation {
  /** ISO code, or undefined when the service fails, is slow or answers nonsense. */
  findCountry(address: string): Promise<string | undefined>;
}

interface GeolocationOptions {
  /** Base address; the service is asked as `{url}/{address}/json?token=…`. */
  readonly url: string;
  readonly token: string | undefined;
  readonly log: Log;
  readonly timeoutMs?: number;
  /** Told how each question went. */
  readonly onAnswer?: (isGood: boolean) => void;
  readonly now?: () => number;
}

const answerSchema = z.object({ country: z.string().regex(/^[A-Za-z]{2}$/) });

/** Good answers live for a day, failures for a minute, so that a dead service is not hammered. */
const answerLifetimeMs = 24 * 60 * 60 * 1000;
const failureLifetimeMs = 60 * 1000;
const mostAddresses = 10_000;

interface Kept {
  readonly answer: Promise<string | undefined>;
  expiresAt: number;
}

/** An ipinfo-style client with a time-out and a bounded cache; simultaneous questions are one. */
export function createGeolocation(options: GeolocationOptions): Geolocation {
  const kept = new Map<string, Kept>();
  // Monotonic: a clock that is set back must not keep an answer for years.
  const now = options.now ?? (() => performance.now());
  const breaker = createCircuitBreaker({ now });

  function ask(address: string): Kept {
    const entry: Kept = { answer: lookUp(address, options), expiresAt: Number.POSITIVE_INFINITY };
    void expireInTime(entry);
    if (kept.size >= mostAddresses) kept.delete(kept.keys().next().value ?? '');
    kept.set(address, entry);
    return entry;
  }

  async function expireInTime(entry: Kept): Promise<void> {
    const country = await entry.answer;
    options.onAnswer?.(country !== undefined);
    if (country) breaker.succeeded();
    else if (breaker.failed()) options.log.warn('geolocation is left alone for a while');
    entry.expiresAt = now() + (country ? answerLifetimeMs : failureLifetimeMs);
  }

  return {
    findCountry(address) {
      const entry = kept.get(address);
      if (entry && entry.expiresAt > now()) return entry.answer;
      // Without this every visitor with an unknown address would wait for a dead service.
      return breaker.mayTry() ? ask(address).answer : Promise.resolve(undefined);
    },
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
  const url = new URL(`${options.url.replace(/\/$/, '')}/${encodeURIComponent(address)}/json`);
  if (options.token) url.searchParams.set('token', options.token);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs ?? 1000),
  });
  if (!response.ok) throw new GeolocationAnswerError(`status ${response.status}`);
  return answerSchema.parse(await response.json()).country.toUpperCase();
}

class GeolocationAnswerError extends Error {
  override readonly name = 'GeolocationAnswerError';
}
