import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusDays } from '#app/kernel/days.ts';
import { dueDaysAround, findReminder, isTimely } from './reminder-days.ts';

const dueDay = '2026-12-21';
const enrolledOn = '2026-11-21';

describe('the reminder of an unpaid payment', () => {
  it.each([
    ['2026-12-13', undefined],
    ['2026-12-14', 'week-before'],
    ['2026-12-19', 'week-before'],
    ['2026-12-20', 'day-before'],
    ['2026-12-21', 'day-before'],
    ['2026-12-22', undefined],
    ['2026-12-23', undefined],
    ['2026-12-24', 'overdue'],
    ['2026-12-30', 'overdue'],
    ['2026-12-31', undefined],
  ])('due on 21 December is on %s: %s', (today, name) => {
    expect(findReminder(dueDay, { today, enrolledOn })).toBe(name);
  });

  it.each([
    ['2026-12-21', undefined],
    ['2026-12-24', 'overdue'],
  ])('due on the day of the enrolment is on %s: %s', (today, name) => {
    expect(findReminder(dueDay, { today, enrolledOn: dueDay })).toBe(name);
  });

  it('is looked for among due days that may have one', () => {
    assert(
      property(integer({ min: -40, max: 40 }), (days) => {
        const today = plusDays(dueDay, days);
        const { first, last } = dueDaysAround(today);
        const isAmong = first <= dueDay && dueDay <= last;
        if (findReminder(dueDay, { today, enrolledOn })) expect(isAmong).toBe(true);
      }),
    );
  });

  it('that says "is due" is not sent after the day', () => {
    expect(isTimely('day-before', dueDay, dueDay)).toBe(true);
    expect(isTimely('day-before', dueDay, '2026-12-22')).toBe(false);
    expect(isTimely('overdue', dueDay, '2027-01-22')).toBe(true);
  });
});
