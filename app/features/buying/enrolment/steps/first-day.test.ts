import { assert, date, property } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { dayInLagos } from '#app/kernel/days.ts';
import { latestFirstDay } from './first-day.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The first day that a visitor is told who pays at this time. */
function told(now: string, within = '1 working day'): string {
  vi.useFakeTimers({ now: new Date(now) });
  return latestFirstDay(dayInLagos(Date.now()), within);
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

test('the first day is always a working day, one to three days later', () => {
  const days = date({
    min: new Date('2026-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  assert(
    property(days, (day) => {
      const paidOn = day.toISOString().slice(0, 10);
      const first = new Date(latestFirstDay(paidOn, '1 working day'));
      expect([1, 2, 3, 4, 5]).toContain(first.getUTCDay());
      const later = (first.getTime() - Date.parse(paidOn)) / 86_400_000;
      expect(later).toBeGreaterThanOrEqual(1);
      expect(later).toBeLessThanOrEqual(3);
    }),
  );
});
