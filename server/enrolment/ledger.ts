import type { PaymentState } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import type { EnrolmentRow, InstalmentRow, PaymentRow } from '#server/store/schema.ts';

/** An enrolment with what is to be paid for it, and what has been. */
export interface OrderRows {
  readonly enrolment: EnrolmentRow;
  /** In order; none without a price. */
  readonly instalments: readonly InstalmentRow[];
  /** Attempts to pay, transfers and refunds, oldest first. */
  readonly payments: readonly PaymentRow[];
}

type Ledger = ReturnType<typeof ledgerOf>;
/** Where an instalment has got to. */
export type LedgerLine = Ledger['lines'][number];

/**
 * Shares out what has come in. Money from an instalment's link pays that instalment, transfers pay
 * the earliest that are open, and refunds take what was too much, then from the latest.
 */
export function ledgerOf(rows: OrderRows) {
  const { instalments } = rows;
  const paid = instalments.map((one) => Math.min(fromLink(one, rows), one.amount_minor));
  let excess = instalments.reduce((sum, one, at) => sum + fromLink(one, rows) - (paid[at] ?? 0), 0);
  let transferred = paidIn(
    rows.enrolment.currency,
    rows.payments.filter(({ provider }) => provider === 'transfer'),
  );
  if (transferred < 0) {
    const fromExcess = Math.min(excess, -transferred);
    excess -= fromExcess;
    transferred += fromExcess;
  }
  const order = [...instalments.keys()];
  for (const at of transferred < 0 ? order.toReversed() : order) {
    const before = paid[at] ?? 0;
    const most = instalments[at]?.amount_minor ?? 0;
    const after = Math.max(0, Math.min(most, before + transferred));
    paid[at] = after;
    transferred -= after - before;
  }
  return {
    lines: instalments.map((instalment, at) => {
      // What has come in for it, in minor units; never more than its amount.
      const paidMinor = paid[at] ?? 0;
      return { instalment, paidMinor, state: stateOf(instalment, paidMinor, rows) };
    }),
    /** What has come in beyond all that is due. */
    excessMinor: excess + transferred,
  };
}

/** Finds the line of a number; without one the first that is not paid, or the last. */
export function lineFor({ lines }: Ledger, number: number | undefined): LedgerLine | undefined {
  if (number !== undefined) return lines.find(({ instalment }) => instalment.number === number);
  return lines.find(({ state }) => state !== 'success') ?? lines.at(-1);
}

/** Whether an instalment can be paid at its link; otherwise money has come, or may be on its way. */
export function isPayable({ state }: LedgerLine): boolean {
  return state === 'idle' || state === 'failed' || state === 'cancelled';
}

/** Returns the attempts to pay an instalment at its link, oldest first. */
export function attemptsAt(
  { number }: Pick<InstalmentRow, 'number'>,
  payments: readonly PaymentRow[],
): readonly PaymentRow[] {
  return payments.filter(
    ({ instalment, provider }) => instalment === number && provider !== 'transfer',
  );
}

/** Adds up what has come in from the link of an instalment, in minor units. */
export function fromLink(instalment: InstalmentRow, { enrolment, payments }: OrderRows): number {
  return paidIn(enrolment.currency, attemptsAt(instalment, payments));
}

function stateOf(
  instalment: InstalmentRow,
  paidMinor: number,
  { enrolment, payments }: OrderRows,
): PaymentState {
  if (enrolment.cancelled_at !== null) return 'closed';
  if (paidMinor === instalment.amount_minor) return 'success';
  const attempts = attemptsAt(instalment, payments);
  // What was received and has been refunded is no question any more.
  const isQuestion = (payment: PaymentRow) =>
    payment.state === 'unknown' &&
    (payment.received_minor === null ||
      (moneyIn(payment).currency === enrolment.currency
        ? paidMinor > 0
        : paidIn(moneyIn(payment).currency, payments) !== 0));
  if (attempts.some(isQuestion)) return 'unknown';
  if (attempts.some(({ state }) => state === 'processing')) return 'processing';
  if (paidMinor > 0) return 'short';
  const last = attempts.at(-1)?.state;
  return last === 'failed' || last === 'cancelled' ? last : 'idle';
}

/** Adds up what has come in in one currency, less refunds, in its minor units. */
export function paidIn(currency: string, payments: readonly PaymentRow[]): number {
  const sums = payments.map(moneyIn).filter((money) => money.currency === currency);
  return sums.reduce((total, { minor }) => total + minor, 0);
}

/** What a payment has brought in, or a refund has taken out. */
export function moneyIn(payment: PaymentRow): {
  readonly minor: number;
  readonly currency: string;
} {
  const { state, amount_minor: minor, currency } = payment;
  if (state === 'success') return { minor, currency };
  const { received_minor: received, received_currency: receivedCurrency } = payment;
  return { minor: received ?? 0, currency: receivedCurrency ?? currency };
}
