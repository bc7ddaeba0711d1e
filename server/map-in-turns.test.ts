import { expect, it, vi } from 'vitest';
import { mapInTurns } from './map-in-turns.ts';

it('lets a waiting request in after each item', async () => {
  const double = vi.fn((number: number) => number * 2);
  const doubling = mapInTurns([1, 2, 3], double);
  await new Promise((resolve) => setImmediate(resolve));
  expect(double).toHaveBeenCalledTimes(1);
  expect(await doubling).toEqual([2, 4, 6]);
});
