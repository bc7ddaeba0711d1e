import { ledgerOf, moneyIn, paidIn, type OrderRows } from './ledger.ts';

/** `attention`: the money that has come in is not what is due, or not known. */
export const enrolmentStates = ['open', 'paid', 'attention', 'cancelled'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** The money of an enrolment, in minor units of its currency. */
export type Account = ReturnType<typeof accountOf>;

/** Adds up an enrolment's payments and refunds. */
export function accountOf(rows: OrderRows) {
  const { enrolment, instalments, payments } = rows;
  const isCancelled = enrolment.cancelled_at !== null;
  const paidMinor = paidIn(enrolment.currency, payments);
  const refunds = payments.filter((payment) => payment.amount_minor < 0);
  const dueMinor = isCancelled ? 0 : scheduleTotal(instalments);
  return {
    /** What has come in, less what was refunded. */
    paidMinor,
    // Adding 0 turns -0 into 0.
    refundedMinor: -paidIn(enrolment.currency, refunds) + 0,
    /**
     * What is due, less what is paid: below zero when it is too much. Undefined while no price is
     * agreed; nothing is due once the order is cancelled.
     */
    owedMinor: dueMinor === undefined ? undefined : dueMinor - paidMinor,
    state: needsAttention(rows) ? 'attention' : stateOf(paidMinor, dueMinor, isCancelled),
  };
}

/** Adds up a schedule, in minor units; undefined while no price is agreed. */
export function scheduleTotal(instalments: OrderRows['instalments']): number | undefined {
  if (instalments.length === 0) return undefined;
  return instalments.reduce((total, { amount_minor: minor }) => total + minor, 0);
}

/** Whether the money that has come in is not that of whole instalments, or not known. */
function needsAttention(rows: OrderRows): boolean {
  const { enrolment, instalments, payments } = rows;
  const isForeign = payments.some((payment) => {
    const other = moneyIn(payment).currency;
    return other !== enrolment.currency && paidIn(other, payments) !== 0;
  });
  if (isForeign) return true;
  if (enrolment.cancelled_at !== null) {
    const isUnclear = payments.some(
      ({ state, received_minor: received }) => state === 'unknown' && received === null,
    );
    return isUnclear || paidIn(enrolment.currency, payments) !== 0;
  }
  if (instalments.length === 0) return false;
  const { lines, excessMinor } = ledgerOf(rows);
  return excessMinor !== 0 || lines.some(({ state }) => state === 'short' || state === 'unknown');
}

function stateOf(paid: number, due: number | undefined, isCancelled: boolean): EnrolmentState {
  if (isCancelled) return 'cancelled';
  if (paid === 0) return 'open';
  return due === undefined || paid === due ? 'paid' : 'open';
}
