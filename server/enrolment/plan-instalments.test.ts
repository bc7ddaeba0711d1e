import { assert, constantFrom, date, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { moneyOf, sumOf } from '#app/kernel/money.ts';
import { planInstalments } from './plan-instalments.ts';

const naira = (minor: number) => moneyOf(minor, 'NGN');

it('a year’s cover paid by the quarter is four equal payments, three months apart', () => {
  const plan = { total: naira(37_128_000), payments: 4, monthsBetween: 3, firstDay: '2026-11-30' };
  expect(planInstalments(plan)).toEqual([
    { number: 1, dueDay: '2026-11-30', amount: naira(9_282_000) },
    { number: 2, dueDay: '2027-02-28', amount: naira(9_282_000) },
    { number: 3, dueDay: '2027-05-30', amount: naira(9_282_000) },
    { number: 4, dueDay: '2027-08-30', amount: naira(9_282_000) },
  ]);
});

it('by the month from 31 January, each is due on the last day of a shorter month', () => {
  const plan = { total: naira(1200), payments: 4, monthsBetween: 1, firstDay: '2027-01-31' };
  expect(planInstalments(plan).map(({ dueDay }) => dueDay)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
});

it('what is left over goes into the first', () => {
  const plan = { total: naira(1000), payments: 3, monthsBetween: 1, firstDay: '2026-11-21' };
  expect(planInstalments(plan).map(({ amount }) => amount.minor)).toEqual([334, 333, 333]);
});

it('yearly is one payment of the whole price', () => {
  const plan = { total: naira(999), payments: 1, monthsBetween: 12, firstDay: '2026-11-21' };
  expect(planInstalments(plan)).toEqual([{ number: 1, dueDay: '2026-11-21', amount: naira(999) }]);
});

const anyPlan = record({
  total: record({
    minor: integer({ min: 0, max: 2 ** 45 }),
    currency: constantFrom('NGN', 'USD', 'GBP', 'EUR'),
  }),
  payments: integer({ min: 1, max: 12 }),
  monthsBetween: constantFrom(1, 3, 12),
  firstDay: date({
    min: new Date('2026-01-01'),
    max: new Date('2100-12-31'),
    noInvalidDate: true,
  }).map((day) => day.toISOString().slice(0, 10)),
});

it('instalments add up to the price, to the kobo or cent, and differ by less than their number', () => {
  assert(
    property(anyPlan, (plan) => {
      const amounts = planInstalments(plan).map(({ amount }) => amount);
      expect(amounts).toHaveLength(plan.payments);
      expect(sumOf(amounts, plan.total.currency)).toEqual(plan.total);
      const [first = 0, ...rest] = amounts.map(({ minor }) => minor);
      for (const minor of rest) {
        expect(minor).toBe(rest[0]);
        expect(first - minor).toBeGreaterThanOrEqual(0);
        expect(first - minor).toBeLessThan(plan.payments);
      }
    }),
  );
});

it('due days rise, and none is after the day of the month on which the first is due', () => {
  assert(
    property(anyPlan, (plan) => {
      const days = planInstalments(plan).map(({ dueDay }) => dueDay);
      expect(days[0]).toBe(plan.firstDay);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const day of days) expect(day.slice(8) <= plan.firstDay.slice(8)).toBe(true);
    }),
  );
});
