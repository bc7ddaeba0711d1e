import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from './take-turns.ts';

describe('work that takes turns', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Work that ends when told, and a list of what has begun. */
  function setUp(most: number) {
    const begun: string[] = [];
    const takeTurn = createTurns({ most, longestMs: 1000 });
    const start = (name: string) => {
      let resolve: (brought: string) => void = () => undefined;
      let reject: (error: Error) => void = () => undefined;
      const result = takeTurn(() => {
        begun.push(name);
        return new Promise<string>((...ends) => ([resolve, reject] = ends));
      });
      return { result, bring: (what: string) => resolve(what), fail: (e: Error) => reject(e) };
    };
    return { begun, start };
  }

  it('begins as many as may run together, and the next when one has ended', async () => {
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

  it('goes on after work that failed, and says why it failed', async () => {
    const { begun, start } = setUp(1);
    const first = start('first');
    start('second');
    await vi.advanceTimersByTimeAsync(0);
    first.fail(new Error('no such page'));
    await expect(first.result).rejects.toThrow('no such page');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['first', 'second']);
  });

  it('does not wait for ever for work that waits for something else, and still brings it', async () => {
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
});
