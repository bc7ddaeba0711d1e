import { expect, it } from 'vitest';
import { prices } from '../../../../tests/support/plan-catalogue.ts';
import { currencyAbroad, isValidOn } from './price-list.ts';

const list = { ...prices, validFrom: '2026-11-21', validTo: '2027-11-20' };

it.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2027-11-20', true],
  ['2027-11-21', false],
])('prices of 21 November 2026 to 20 November 2027, on %s: %s', (day, holds) => {
  expect(isValidOn(list, day)).toBe(holds);
});

it.each([
  ['GB', 'GBP'],
  ['IE', 'EUR'],
  ['DE', 'EUR'],
  ['US', 'USD'],
  ['GH', 'USD'],
  ['NG', 'USD'],
])('abroad, %s is offered %s first', (country, currency) => {
  expect(currencyAbroad(country)).toBe(currency);
});
