import { expect, it } from 'vitest';
import { shadesOf } from './shades-of.ts';

it('a quarter of the states has each shade, however many Lagos has', () => {
  expect(shadesOf([9000, 40, 30, 20, 10, 3, 2, 1])).toEqual([3, 3, 2, 2, 1, 1, 0, 0]);
});

it('equal counts have equal shades, and none has the palest', () => {
  expect(shadesOf([0, 0, 5, 5])).toEqual([0, 0, 2, 2]);
  expect(shadesOf([0, 0, 0])).toEqual([0, 0, 0]);
});
