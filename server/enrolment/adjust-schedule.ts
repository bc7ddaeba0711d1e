import { dayInLagos } from '#app/kernel/days.ts';
import type { InstalmentRow } from '#server/store/schema.ts';
import { scheduleTotal } from './account.ts';
import { attemptsAt, fromLink, ledgerOf, type LedgerLine, type OrderRows } from './ledger.ts';
import { newToken, paymentsAYear, requestOf } from './order-rows.ts';

/** Whether money has come in for an order's price, or may be on its way. */
export function isBegun({ instalments, payments }: OrderRows): boolean {
  return instalments.length > 0 && payments.some(({ state }) => state !== 'failed');
}

/**
 * Changes the schedule of an order that has been paid or begun to another total, in minor units. More
 * is a further payment, due on the day in Lagos. Less comes off the last payments that are open, and
 * then off the others, where it becomes money to pay back.
 */
export function adjustSchedule(rows: OrderRows, total: number, nowMs: number): InstalmentRow[] {
  const difference = total - (scheduleTotal(rows.instalments) ?? 0);
  return difference > 0 ? withMore(rows, difference, nowMs) : withLess(rows, -difference);
}

function withLess(rows: OrderRows, less: number): InstalmentRow[] {
  const { lines } = ledgerOf(rows);
  const open = lines.filter((line) => isOpen(line, rows));
  const others = lines.filter((line) => !open.includes(line));
  const amounts = new Map(lines.map((line) => [line, line.instalment.amount_minor]));
  let left = less;
  function takeOff(line: LedgerLine, most: number): void {
    const off = Math.min(most, left);
    left -= off;
    amounts.set(line, (amounts.get(line) ?? 0) - off);
  }
  // What is open, then what is under way, and only then what is paid.
  for (const line of [...open.toReversed(), ...others.toReversed()]) {
    takeOff(line, line.instalment.amount_minor - line.paidMinor);
  }
  for (const line of others) takeOff(line, line.paidMinor);
  return lines.flatMap((line) => {
    const minor = amounts.get(line) ?? 0;
    const isGone = minor === 0 && open.includes(line);
    return isGone ? [] : [{ ...line.instalment, amount_minor: minor }];
  });
}

function withMore(rows: OrderRows, more: number, nowMs: number): InstalmentRow[] {
  const { instalments, left } = takeExcess(rows, more);
  if (left === 0) return instalments;
  const lines = ledgerOf(rows).lines.filter((line) => isOpen(line, rows));
  const further = lines.findLast(({ instalment }) => isFurther(instalment, rows))?.instalment
    .number;
  if (further !== undefined) {
    return instalments.map((one) =>
      one.number === further ? { ...one, amount_minor: one.amount_minor + left } : one,
    );
  }
  const numbers = [...instalments, ...rows.payments].map((one) =>
    'number' in one ? one.number : one.instalment,
  );
  const payment = {
    enrolment_id: rows.enrolment.id,
    // Never one of the rhythm, which a smaller list may have removed.
    number: Math.max(paymentsAYear(requestOf(rows.enrolment).pay), ...numbers) + 1,
    token: newToken(),
    due_day: dayInLagos(nowMs),
    amount_minor: left,
    currency: rows.enrolment.currency,
  };
  return [...instalments, payment];
}

/** Lets money that was too much pay for what is more now, at the payments where it came in. */
function takeExcess(rows: OrderRows, more: number) {
  let excess = Math.min(more, Math.max(0, ledgerOf(rows).excessMinor));
  const left = more - excess;
  const instalments = rows.instalments.map((one, at) => {
    const own = Math.max(0, fromLink(one, rows) - one.amount_minor);
    // What was transferred pays any of them.
    const taken = at === rows.instalments.length - 1 ? excess : Math.min(own, excess);
    excess -= taken;
    return { ...one, amount_minor: one.amount_minor + taken };
  });
  return { instalments, left };
}

/** Nothing has come in for it, or may be on its way. */
function isOpen({ instalment, paidMinor }: LedgerLine, { payments }: OrderRows): boolean {
  return (
    paidMinor <= 0 && attemptsAt(instalment, payments).every(({ state }) => state === 'failed')
  );
}

/** Whether an instalment was added to those of the order's rhythm. */
export function isFurther({ number }: InstalmentRow, { enrolment }: OrderRows): boolean {
  return number > paymentsAYear(requestOf(enrolment).pay);
}
