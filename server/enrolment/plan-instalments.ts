import { plusMonths } from '#app/kernel/days.ts';
import { moneyOf, type Money } from '#app/kernel/money.ts';

interface Schedule {
  /** All payments together, zero or more. */
  readonly total: Money;
  /** One or more. */
  readonly payments: number;
  readonly monthsBetween: number;
  /** As YYYY-MM-DD. */
  readonly firstDay: string;
}

interface PlannedInstalment {
  /** From 1. */
  readonly number: number;
  /** As YYYY-MM-DD. */
  readonly dueDay: string;
  readonly amount: Money;
}

/**
 * Splits a price into equal instalments, the first of which also takes what is left over, so that
 * their sum is the price. Each is due on the first one's day of the month, or on the last day of a
 * shorter month.
 */
export function planInstalments(schedule: Schedule): PlannedInstalment[] {
  const { total, payments, monthsBetween, firstDay } = schedule;
  const each = Math.floor(total.minor / payments);
  const first = total.minor - each * (payments - 1);
  return Array.from({ length: payments }, (_, at) => ({
    number: at + 1,
    dueDay: plusMonths(firstDay, at * monthsBetween),
    amount: moneyOf(at === 0 ? first : each, total.currency),
  }));
}
