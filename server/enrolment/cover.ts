import { dayInLagos, plusMonths } from '#app/kernel/days.ts';
import { isFurther } from './adjust-schedule.ts';
import { ledgerOf, moneyIn, type OrderRows } from './ledger.ts';

/** The cover that an order buys. */
export const coverMonths = 12;

/**
 * Finds the day on which the year of cover ends, as YYYY-MM-DD: the first that it can be, counted from the
 * day on which the first payment was complete, or on which the year of a renewal starts. Staff set the start
 * date, which is at most some days later.
 * @returns undefined before the first payment
 */
export function findCoverEnd(rows: OrderRows): string | undefined {
  const timeOf = (payment: OrderRows['payments'][number]) => payment.paid_at ?? payment.updated_at;
  const payments = rows.payments
    .filter((payment) => moneyIn(payment).minor !== 0)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  if (!isCovered(rows)) return undefined;
  const first = payments.find((_payment, at) =>
    isCovered({ ...rows, payments: payments.slice(0, at + 1) }),
  );
  if (!first) return undefined;
  const paidOn = dayInLagos(timeOf(first));
  const dueOn = rows.instalments[0]?.due_day ?? paidOn;
  return plusMonths(paidOn > dueOn ? paidOn : dueOn, coverMonths);
}

/** Whether the first payment is complete, which is what cover starts with. */
export function isCovered(rows: OrderRows): boolean {
  return ledgerOf(rows).lines[0]?.state === 'success';
}

/**
 * Finds until when cover is paid: to the due day of the first payment that is open, or to the end of the year.
 * @returns undefined before the first payment
 */
export function findPaidUntil(rows: OrderRows): string | undefined {
  const coverEnd = findCoverEnd(rows);
  if (coverEnd === undefined) return undefined;
  const open = ledgerOf(rows).lines.find(
    ({ instalment, state }) => state !== 'success' && !isFurther(instalment, rows),
  );
  return open?.instalment.due_day ?? coverEnd;
}
