import { expect, test } from 'vitest';
import { dayInLagos } from '#app/kernel/days.ts';
import { latestFirstDay } from './first-day.ts';

/** The first day that a visitor is told who pays at this time. */
function told(now: string, within = '1 working day'): string {
  return latestFirstDay(dayInLagos(Date.parse(now)), within);
}

test.each([
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-24'],
  ['a Friday', '2026-11-27T09:00:00Z', '2026-11-30'],
  ['a Saturday', '2026-11-28T09:00:00Z', '2026-11-30'],
  ['a Sunday', '2026-11-29T09:00:00Z', '2026-11-30'],
  ['the last day of a year', '2026-12-31T09:00:00Z', '2027-01-01'],
  ['the end of February in a leap year', '2028-02-28T09:00:00Z', '2028-02-29'],
])('paid on %s, cover starts on the next working day', (_name, now, day) => {
  expect(told(now)).toBe(day);
});

test('the day is the one in Lagos, an hour ahead of UTC', () => {
  expect(told('2026-11-23T22:59:59Z')).toBe('2026-11-24');
  expect(told('2026-11-23T23:00:00Z')).toBe('2026-11-25');
});

test('weekends do not count towards a longer promise', () => {
  expect(told('2026-11-26T09:00:00Z', '3 working days')).toBe('2026-12-01');
});
