import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, parseWholeNumber } from './numbers.ts';

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

it.each([
  ['34', 34],
  [' 34 ', 34],
  ['0', 0],
  ['007', 7],
  ['34.', 34],
  ['34.0', 34],
  ['1,200', 1200],
  ['1 200', 1200],
  ["1'200", 1200],
  ['1,200,000', 1_200_000],
  ['٣٤', 34],
  ['۳۴', 34],
  ['３４', 34],
  ['30 staff', 30],
  ['30staff', 30],
  ['30 STAFF', 30],
  ['two', 2],
  ['Twelve staff', 12],
])('"%s" is %i', (text, value) => {
  expect(parseWholeNumber(text, ['staff'])).toEqual({ kind: 'number', value });
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['-3', 'negative'],
  ['−3 staff', 'negative'],
  ['1.5', 'fraction'],
  ['1,5', 'unclear'],
  ['20-30', 'unclear'],
  ['about 30', 'unclear'],
  ['30+', 'unclear'],
  ['thirty-four', 'unclear'],
  ['27/3/1990', 'unclear'],
  ['12 34', 'unclear'],
  ['1e5', 'unclear'],
  ['0x1F', 'unclear'],
  ['30 cows', 'unclear'],
  ['<script>', 'unclear'],
  ['99999999999999999999', 'unclear'],
])('"%s" is %s', (text, kind) => {
  expect(parseWholeNumber(text, ['staff']).kind).toBe(kind);
});
