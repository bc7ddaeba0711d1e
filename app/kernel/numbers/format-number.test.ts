import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-12_040, '-12,040'],
  [1234.5, '1,234.5'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it('the platform writes every number in the same way', () => {
  assert(
    property(integer({ min: -(10 ** 14), max: 10 ** 14 }), (hundredths) => {
      const value = hundredths / 100;
      expect(formatNumber(value)).toBe(value.toLocaleString('en-NG'));
    }),
  );
});
