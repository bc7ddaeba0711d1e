import { beforeEach, expect, it, vi } from 'vitest';
import { createRenderLimiter } from '../pages/page-requests.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** Work that ends when told, and a list of what has begun. */
function setUp(most: number) {
  const begun: string[] = [];
  const limitRendering = createRenderLimiter(most);
  const start = (name: string) => {
    let resolve: (brought: string) => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    const result = limitRendering(() => {
      begun.push(name);
      return new Promise<string>((...ends) => ([resolve, reject] = ends));
    });
    return { result, bring: (what: string) => resolve(what), fail: (e: Error) => reject(e) };
  };
  return { begun, start };
}

it('a render limiter starts as many as may run at once, and the next when one has ended', async () => {
  const { begun, start } = setUp(2);
  const first = start('first');
  start('second');
  start('third');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'second']);
  first.bring('a page');
  await expect(first.result).resolves.toBe('a page');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'second', 'third']);
});

it('a render limiter continues after work that failed, and rejects with its error', async () => {
  const { begun, start } = setUp(1);
  const first = start('first');
  start('second');
  await vi.advanceTimersByTimeAsync(0);
  first.fail(new Error('no such page'));
  await expect(first.result).rejects.toThrow('no such page');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'second']);
});

it('a render limiter does not wait indefinitely for work that is stuck, and still returns its result', async () => {
  const { begun, start } = setUp(1);
  const first = start('first');
  start('second');
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['first', 'second']);
  first.bring('late');
  await expect(first.result).resolves.toBe('late');
});
