import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../tests/support/deferred.ts';
import { createReadiness } from './health-routes.ts';

beforeEach(() => void vi.useFakeTimers());

/** A store that takes or refuses what is tried when the test says so. */
function setUp() {
  const tries: ReturnType<typeof deferred<void>>[] = [];
  const isReady = createReadiness(() => {
    const one = deferred<void>();
    tries.push(one);
    return one.promise;
  });
  return { tries, isReady };
}

it('many who ask at once share one try, and those who come soon after its answer', async () => {
  const { tries, isReady } = setUp();
  const askers = Promise.all(Array.from({ length: 50 }, isReady));
  tries[0]?.resolve();
  expect(await askers).toEqual(Array(50).fill(true));
  await vi.advanceTimersByTimeAsync(2999);
  expect(await isReady()).toBe(true);
  expect(tries).toHaveLength(1);
});

it('tries again once the answer is three seconds old', async () => {
  const { tries, isReady } = setUp();
  const first = isReady();
  tries[0]?.resolve();
  expect(await first).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  const second = isReady();
  tries[1]?.reject(new Error('database or disk is full'));
  expect(await second).toBe(false);
});

it('tries again as soon after the clock was set back', async () => {
  const { tries, isReady } = setUp();
  const first = isReady();
  tries[0]?.resolve();
  await first;
  vi.setSystemTime(Date.now() - 3 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(3000);
  const second = isReady();
  tries[1]?.reject(new Error('database or disk is full'));
  expect(await second).toBe(false);
});

it('does not wait longer than four seconds, nor try beside a try that is stuck', async () => {
  const { tries, isReady } = setUp();
  const askers = [isReady()];
  await vi.advanceTimersByTimeAsync(3999);
  askers.push(isReady());
  await vi.advanceTimersByTimeAsync(4000);
  expect(await Promise.all(askers)).toEqual([false, false]);
  expect(tries).toHaveLength(1);
  tries[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(await isReady()).toBe(true);
});
