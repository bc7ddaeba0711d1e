import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInLagos, plusDays, plusMonths } from './days.ts';

describe('a day in Lagos', () => {
  it.each([
    ['2026-11-21T22:59:59.999Z', '2026-11-21'],
    ['2026-11-21T23:00:00.000Z', '2026-11-22'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01'],
  ])('at %s is %s', (time, day) => {
    expect(dayInLagos(Date.parse(time))).toBe(day);
  });
});

describe('days later', () => {
  it.each([
    ['2026-12-28', 7, '2027-01-04'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days: %s', (day, days, expected) => {
    expect(plusDays(day, days)).toBe(expected);
  });
});

describe('months later', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-11-21', 3, '2027-02-21'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-08-31', 3, '2027-11-30'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i months: %s', (day, months, expected) => {
    expect(plusMonths(day, months)).toBe(expected);
  });

  it('is the same day of the right month, or its last day', () => {
    const anyDay = date({
      min: new Date('2000-01-01'),
      max: new Date('2200-12-31'),
      noInvalidDate: true,
    });
    assert(
      property(anyDay, integer({ min: 0, max: 36 }), (start, months) => {
        const day = start.toISOString().slice(0, 10);
        const later = plusMonths(day, months);
        const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthsOf(later) - monthsOf(day)).toBe(months);
        const isSameDay = later.slice(8) === day.slice(8);
        const isLastDay = plusDays(later, 1).endsWith('-01');
        expect(isSameDay || (isLastDay && later.slice(8) < day.slice(8))).toBe(true);
      }),
    );
  });
});
