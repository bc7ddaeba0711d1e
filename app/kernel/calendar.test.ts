import { expect, it } from 'vitest';
import { dayInLagos, plusDays, plusMonths } from './days.ts';

it.each([
  ['2026-11-21T22:59:59.999Z', '2026-11-21'],
  ['2026-11-21T23:00:00.000Z', '2026-11-22'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01'],
])('at %s the day in Lagos is %s', (time, day) => {
  expect(dayInLagos(Date.parse(time))).toBe(day);
});

it.each([
  ['2026-12-28', 7, '2027-01-04'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days later: %s', (day, days, expected) => {
  expect(plusDays(day, days)).toBe(expected);
});

it.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-11-21', 3, '2027-02-21'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2027-08-31', 3, '2027-11-30'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i months later: %s', (day, months, expected) => {
  expect(plusMonths(day, months)).toBe(expected);
});
