import { assert, constantFrom, date, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { moneyOf, sumOf } from '#app/kernel/money.ts';
import { scheduleOf, type YearPrice } from './order-rows.ts';

const naira = (minor: number) => moneyOf(minor, 'NGN');

/** Plans instalments of an order that is sent at noon of the first due day. */
function plan(price: YearPrice, firstDay: string) {
  return scheduleOf('order', price, Date.parse(`${firstDay}T12:00Z`)).map(
    ({ number, due_day: dueDay, amount_minor: minor }) => ({ number, dueDay, minor }),
  );
}

it('a year’s cover paid by the quarter is four equal payments, three months apart', () => {
  const price = { total: naira(37_128_000), pay: 'quarterly', payments: 4 } as const;
  expect(plan(price, '2026-11-30')).toEqual([
    { number: 1, dueDay: '2026-11-30', minor: 9_282_000 },
    { number: 2, dueDay: '2027-02-28', minor: 9_282_000 },
    { number: 3, dueDay: '2027-05-30', minor: 9_282_000 },
    { number: 4, dueDay: '2027-08-30', minor: 9_282_000 },
  ]);
});

const anyPrice = record({
  total: record({
    minor: integer({ min: 0, max: 2 ** 45 }),
    currency: constantFrom('NGN', 'USD', 'GBP', 'EUR'),
  }),
  pay: constantFrom('yearly', 'quarterly', 'monthly'),
  payments: integer({ min: 1, max: 12 }),
});
const anyDay = date({
  min: new Date('2026-01-01'),
  max: new Date('2100-12-31'),
  noInvalidDate: true,
}).map((day) => day.toISOString().slice(0, 10));

it('instalments add up to the price, to the kobo or cent, and differ by less than their number', () => {
  assert(
    property(anyPrice, anyDay, (price, firstDay) => {
      const { total, payments } = price;
      const rows = scheduleOf('order', price, Date.parse(firstDay));
      expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set([total.currency]));
      const amounts = plan(price, firstDay).map(({ minor }) => moneyOf(minor, total.currency));
      expect(amounts).toHaveLength(payments);
      expect(sumOf(amounts, total.currency)).toEqual(total);
      const [first = 0, ...rest] = amounts.map(({ minor }) => minor);
      for (const minor of rest) {
        expect(minor).toBe(rest[0]);
        expect(first - minor).toBeGreaterThanOrEqual(0);
        expect(first - minor).toBeLessThan(payments);
      }
    }),
  );
});

it('due days rise, and none is after the day of the month on which the first is due', () => {
  assert(
    property(anyPrice, anyDay, (price, firstDay) => {
      const days = plan(price, firstDay).map(({ dueDay }) => dueDay);
      expect(days[0]).toBe(firstDay);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const day of days) expect(day.slice(8) <= firstDay.slice(8)).toBe(true);
    }),
  );
});
