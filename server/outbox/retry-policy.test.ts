import { describe, expect, it } from 'vitest';
import { outcomeOf, parseRetryAfter, retryDelayMs } from './retry-policy.ts';

const secondMs = 1000;
const hourMs = 3600 * secondMs;
const nowMs = Date.UTC(2026, 10, 21, 8);

describe('the wait before the next attempt', () => {
  it.each([
    [1, 15, 30],
    [10, 7680, 15_360],
    [11, 10_800, 21_600],
    [10_000, 10_800, 21_600],
  ])('after attempt %i is %i to %i seconds', (attempts, leastSeconds, mostSeconds) => {
    expect(retryDelayMs(attempts, 0)).toBe(leastSeconds * secondMs);
    expect(retryDelayMs(attempts, 1)).toBe(mostSeconds * secondMs);
  });

  it('is what the service asks for and a little more, up to a day', () => {
    expect(retryDelayMs(1, 0, hourMs)).toBe(hourMs);
    expect(retryDelayMs(1, 1, hourMs)).toBe(hourMs + 30 * secondMs + 0.1 * hourMs);
    expect(retryDelayMs(1, 0, 90 * 24 * hourMs)).toBe(24 * hourMs);
    expect(retryDelayMs(20, 0, secondMs)).toBe(3 * hourMs);
  });
});

describe('an answer', () => {
  const judge = (status: number, retryAfter: string | null = null) =>
    outcomeOf({ status, retryAfter, text: 'Why' }, nowMs);

  it.each([200, 201, 202, 204])('%i is delivered', (status) => {
    expect(judge(status)).toEqual({ kind: 'done' });
  });

  it.each([400, 401, 403, 404, 409, 410, 413, 422])('%i can never succeed', (status) => {
    expect(judge(status)).toEqual({ kind: 'refused', reason: `status ${status}`, answer: 'Why' });
  });

  it.each([301, 302, 408, 425, 429, 500, 502, 503, 504])('%i is worth another try', (status) => {
    expect(judge(status)).toEqual({ kind: 'retry', reason: `status ${status}`, answer: 'Why' });
  });

  it('keeps the time to wait', () => {
    expect(judge(503, '120')).toMatchObject({ kind: 'retry', retryAfterMs: 120_000 });
    expect(judge(429, 'Sat, 21 Nov 2026 08:01:00 GMT')).toMatchObject({ retryAfterMs: 60_000 });
  });

  it.each([
    ['0', 0],
    [' 30 ', 30_000],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    [null, undefined],
  ])('Retry-After: %s is %s milliseconds', (header, expected) => {
    expect(parseRetryAfter(header, nowMs)).toBe(expected);
  });
});
