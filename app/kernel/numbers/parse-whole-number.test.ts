import { expect, it } from 'vitest';
import { parseWholeNumber } from './parse-whole-number.ts';

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
