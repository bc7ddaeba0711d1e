import { sql, type Kysely, type Transaction } from 'kysely';
import { dayInLagos } from '#app/kernel/days.ts';
import type { CurrencyCode } from '#app/kernel/money.ts';
import type { EnrolmentRow, PaymentRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { accountOf } from './account.ts';
import { paymentRow, withOrder } from './order-rows.ts';
import { paidIn } from './ledger.ts';
import { dropMoneyMail, recordMoney } from './money-mails.ts';
import { addToTrail, type Author } from './trail.ts';

/** What every change by staff has. */
export interface Change extends Author {
  /** Works out the result, and changes nothing. */
  readonly isDryRun: boolean;
  /** Whether the buyer gets a mail about money that comes in or is taken back. */
  readonly isMailed?: boolean;
}

/** A bank transfer that has come in, or that has gone back. */
export interface Transfer extends Change {
  readonly kind: 'paid' | 'refunded';
  /** More than nothing. */
  readonly minor: number;
  /** The enrolment's when undefined. */
  readonly currency?: CurrencyCode | undefined;
  /** The day at the bank, as YYYY-MM-DD. */
  readonly day: string;
  /** The bank's; booked once for an enrolment and kind. */
  readonly reference: string;
  /** Books it although something is doubtful about it. */
  readonly isSure?: boolean;
}

/** What speaks against a booking: another order's reference, or a day before the order. */
export type Doubt =
  | { readonly kind: 'used'; readonly payment: PaymentRow }
  | { readonly kind: 'early'; readonly orderDay: string };

export type Booked = Awaited<ReturnType<typeof bookTransfer>>;

/** Books a bank transfer once, with its entry in the trail. @throws when the store fails */
export function bookTransfer(store: Store, transfer: Transfer) {
  return withOrder(store, transfer, async (transaction, rows) => {
    const { enrolment, payments } = rows;
    const before = accountOf(rows);
    const row = rowOf(transfer, enrolment);
    const known = payments.find(({ id }) => id === row.id);
    if (known) return { kind: 'known', payment: known, account: before } as const;
    if (row.amount_minor < 0 && paidIn(row.currency, payments) + row.amount_minor < 0) {
      // A refund of more than was paid.
      return { kind: 'too-much', account: before } as const;
    }
    const doubts = await findDoubts(transaction, enrolment, transfer);
    const { isDryRun, isSure, kind, minor, reference, isMailed = false } = transfer;
    if (doubts.length > 0 && !isSure && !isDryRun) {
      // Staff have to say that they are sure.
      return { kind: 'doubtful', account: before, doubts } as const;
    }
    if (!isDryRun) {
      await transaction.insertInto('payments').values(row).execute();
      const author = { ...transfer, isMailed: isMailed && kind === 'paid' };
      const money = { minor, currency: row.currency };
      await recordMoney(transaction, author, { action: kind, money, reference });
    }
    const account = accountOf({ ...rows, payments: [...payments, row] });
    return { kind: 'booked', account, doubts } as const;
  });
}

/** Finds what staff should be asked about before they book a transfer. */
async function findDoubts(
  tables: Kysely<Tables>,
  order: EnrolmentRow,
  { day, reference }: Pick<Transfer, 'day' | 'reference'>,
): Promise<readonly Doubt[]> {
  const used = await tables
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', 'transfer')
    .where('enrolment_id', '!=', order.id)
    .where(sql<string>`substr(id, ${afterEnrolmentId})`, 'in', [
      bookingName('paid', reference),
      bookingName('refunded', reference),
    ])
    .orderBy('created_at')
    .execute();
  const orderDay = dayInLagos(order.created_at);
  return [
    ...used.map((payment): Doubt => ({ kind: 'used', payment })),
    ...(day < orderDay ? [{ kind: 'early', orderDay } as const] : []),
  ];
}

/** A booking that staff take back. */
export interface TakeBack extends Change, Pick<Transfer, 'kind' | 'reference'> {}

/**
 * Takes back a transfer or refund that was booked by mistake. Its entry stays in the trail, with one
 * that says who took it back and why. @throws when the store fails
 */
export function takeBack(store: Store, change: TakeBack) {
  return withOrder(store, change, async (transaction, rows) => {
    const id = idOf(change);
    const payment = rows.payments.find((one) => one.id === id);
    if (!payment) return { kind: 'unknown', account: accountOf(rows) } as const;
    const payments = rows.payments.filter((one) => one !== payment);
    if (paidIn(payment.currency, payments) < 0) {
      // More would have been refunded than was paid.
      return { kind: 'refunded', payment, account: accountOf(rows) } as const;
    }
    if (!change.isDryRun) await removeBooking(transaction, payment, change);
    return { kind: 'taken-back', payment, account: accountOf({ ...rows, payments }) } as const;
  });
}

/** The buyer hears of it who may have had a mail about the payment. */
async function removeBooking(
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  change: TakeBack,
): Promise<void> {
  const { enrolment_id: orderId, provider_reference: reference, currency } = payment;
  await transaction.deleteFrom('payments').where('id', '=', payment.id).execute();
  const isPayment = change.kind === 'paid';
  const isTold = isPayment && (await dropMoneyMail(transaction, orderId, reference));
  const author = { ...change, isMailed: isTold && change.isMailed === true };
  await recordMoney(transaction, author, {
    action: isPayment ? 'payment taken back' : 'refund taken back',
    money: { minor: Math.abs(payment.amount_minor), currency },
    reference,
  });
}

/**
 * Cancels an enrolment, or reopens it, with an entry in the trail unless it is so already.
 * @returns its money then, and since when it was cancelled before @throws when the store fails
 */
export function setCancelled(store: Store, change: Change, isCancelled: boolean) {
  return withOrder(store, change, async (transaction, rows) => {
    const earlierMs = rows.enrolment.cancelled_at ?? undefined;
    const cancelled = { cancelled_at: isCancelled ? (earlierMs ?? change.nowMs) : null };
    if (isCancelled === (earlierMs === undefined) && !change.isDryRun) {
      const changed = transaction.updateTable('enrolments').set(cancelled);
      await changed.where('id', '=', change.enrolmentId).execute();
      await addToTrail(transaction, change, { action: isCancelled ? 'cancelled' : 'reopened' });
    }
    return {
      earlierMs,
      account: accountOf({ ...rows, enrolment: { ...rows.enrolment, ...cancelled } }),
    };
  });
}

/** Where the name of a transfer begins in its id, counted from 1. */
const afterEnrolmentId = '00000000-0000-0000-0000-000000000000-'.length + 1;

function idOf(booking: Pick<Transfer, 'enrolmentId' | 'kind' | 'reference'>): string {
  return `${booking.enrolmentId}-${bookingName(booking.kind, booking.reference)}`;
}

/** Banks do not tell references apart by case. */
function bookingName(kind: Transfer['kind'], reference: string): string {
  return `${kind === 'paid' ? 'transfer' : 'refund'}-${reference.toUpperCase()}`;
}

/** Returns the row that books a transfer. */
export function rowOf(transfer: Transfer, enrolment: EnrolmentRow): PaymentRow {
  const { enrolmentId, kind, minor, day, reference, nowMs } = transfer;
  return paymentRow(nowMs, {
    id: idOf(transfer),
    enrolment_id: enrolmentId,
    instalment: 1,
    attempt: 0,
    provider: 'transfer',
    provider_reference: reference,
    amount_minor: kind === 'paid' ? minor : -minor,
    currency: transfer.currency ?? enrolment.currency,
    state: 'success',
    paid_at: Date.parse(day),
  });
}
