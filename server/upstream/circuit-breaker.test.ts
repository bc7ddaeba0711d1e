import { expect, it } from 'vitest';
import { createCircuitBreaker } from './geolocation/geolocation.ts';

function breaker() {
  const clock = { nowMs: 0 };
  return { clock, ...createCircuitBreaker(() => clock.nowMs) };
}

it('leaves a service alone after failures in a row, and says so once', () => {
  const { mayTry, failed } = breaker();
  expect([failed(), failed(), failed(), failed()]).toEqual([false, false, false, false]);
  expect(mayTry()).toBe(true);
  expect([failed(), failed()]).toEqual([true, false]);
  expect(mayTry()).toBe(false);
});

it('lets one call through now and then, and closes once it succeeds', () => {
  const { clock, mayTry, failed, succeeded } = breaker();
  for (let at = 0; at < 5; at += 1) failed();
  clock.nowMs = 30_000;
  expect([mayTry(), mayTry()]).toEqual([true, false]);
  failed();
  clock.nowMs = 60_000;
  expect(mayTry()).toBe(true);
  succeeded();
  expect([mayTry(), mayTry()]).toEqual([true, true]);
});

it('forgives failures between good answers', () => {
  const { mayTry, failed, succeeded } = breaker();
  for (let at = 0; at < 10; at += 1) {
    failed();
    failed();
    succeeded();
  }
  expect(mayTry()).toBe(true);
});
