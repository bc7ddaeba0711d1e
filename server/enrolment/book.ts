import { sql, type Kysely, type Transaction } from 'kysely';
import { dayInLagos } from '#app/kernel/days.ts';
import type { EnrolmentRow, PaymentRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { accountOf, type Account } from './account.ts';
import { lockOrder, rowsOf } from './order-rows.ts';
import { paidIn } from './ledger.ts';
import { dropMoneyMail, planMoneyMail } from './money-mails.ts';
import { addToTrail } from './trail.ts';

/** What every change by staff has. */
export interface Change {
  readonly enrolmentId: string;
  /** The account of the member of staff. */
  readonly who: string;
  readonly note: string | null;
  readonly nowMs: number;
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
  readonly currency?: string | undefined;
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

export type Booked =
  | { readonly kind: 'booked'; readonly account: Account; readonly doubts: readonly Doubt[] }
  /** Staff have to say that they are sure; nothing has changed. */
  | { readonly kind: 'doubtful'; readonly account: Account; readonly doubts: readonly Doubt[] }
  /** The reference is booked already; nothing has changed. */
  | { readonly kind: 'known'; readonly payment: PaymentRow; readonly account: Account }
  /** A refund of more than was paid; nothing has changed. */
  | { readonly kind: 'too-much'; readonly account: Account };

/** Books a bank transfer once, with its entry in the trail. @throws when the store fails */
export function bookTransfer(store: Store, transfer: Transfer): Promise<Booked> {
  return store.tables.transaction().execute(async (transaction): Promise<Booked> => {
    const order = await lockOrder(transaction, transfer.enrolmentId);
    const rows = await rowsOf(transaction, order);
    const { payments } = rows;
    const before = accountOf(rows);
    const row = rowOf(transfer, order);
    const known = payments.find(({ id }) => id === row.id);
    if (known) return { kind: 'known', payment: known, account: before };
    if (row.amount_minor < 0 && paidIn(row.currency, payments) + row.amount_minor < 0) {
      return { kind: 'too-much', account: before };
    }
    const doubts = await findDoubts(transaction, order, transfer);
    if (doubts.length > 0 && !transfer.isSure && !transfer.isDryRun) {
      return { kind: 'doubtful', account: before, doubts };
    }
    if (!transfer.isDryRun) await saveTransfer(transaction, row, transfer);
    const account = accountOf({ ...rows, payments: [...payments, row] });
    return { kind: 'booked', account, doubts };
  });
}

/** Finds what staff should be asked about before they book a transfer. */
export async function findDoubts(
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
      nameOf('paid', reference),
      nameOf('refunded', reference),
    ])
    .orderBy('created_at')
    .execute();
  const orderDay = dayInLagos(order.created_at);
  return [
    ...used.map((payment): Doubt => ({ kind: 'used', payment })),
    ...(day < orderDay ? [{ kind: 'early', orderDay } as const] : []),
  ];
}

async function saveTransfer(
  transaction: Transaction<Tables>,
  row: PaymentRow,
  { kind, minor, reference, who, note, nowMs, isMailed = false }: Transfer,
): Promise<void> {
  await transaction.insertInto('payments').values(row).execute();
  const about = { enrolment_id: row.enrolment_id, at: nowMs };
  const id = await addToTrail(transaction, {
    ...about,
    who,
    action: kind,
    amount_minor: minor,
    currency: row.currency,
    reference,
    note,
  });
  if (isMailed && kind === 'paid') await planMoneyMail(transaction, { ...about, id });
}

/** A booking that staff take back. */
export interface TakeBack extends Change, Pick<Transfer, 'kind' | 'reference'> {}

export type TakenBack =
  | { readonly kind: 'taken-back'; readonly payment: PaymentRow; readonly account: Account }
  /** There is no such booking; nothing has changed. */
  | { readonly kind: 'unknown'; readonly account: Account }
  /** More would have been refunded than was paid; nothing has changed. */
  | { readonly kind: 'refunded'; readonly payment: PaymentRow; readonly account: Account };

/**
 * Takes back a transfer or refund that was booked by mistake. Its entry stays in the trail, with one
 * that says who took it back and why. @throws when the store fails
 */
export function takeBack(store: Store, change: TakeBack): Promise<TakenBack> {
  return store.tables.transaction().execute(async (transaction): Promise<TakenBack> => {
    const order = await lockOrder(transaction, change.enrolmentId);
    const rows = await rowsOf(transaction, order);
    const id = idOf(change);
    const payment = rows.payments.find((one) => one.id === id);
    if (!payment) return { kind: 'unknown', account: accountOf(rows) };
    const payments = rows.payments.filter((one) => one !== payment);
    if (paidIn(payment.currency, payments) < 0) {
      return { kind: 'refunded', payment, account: accountOf(rows) };
    }
    if (!change.isDryRun) await removeBooking(transaction, payment, change);
    return { kind: 'taken-back', payment, account: accountOf({ ...rows, payments }) };
  });
}

/** The buyer hears of it who may have had a mail about the payment. */
async function removeBooking(
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  { kind, who, note, nowMs, isMailed = false }: TakeBack,
): Promise<void> {
  const { enrolment_id: orderId, provider_reference: reference } = payment;
  await transaction.deleteFrom('payments').where('id', '=', payment.id).execute();
  const isTold = kind === 'paid' && (await dropMoneyMail(transaction, orderId, reference));
  const about = { enrolment_id: orderId, at: nowMs };
  const id = await addToTrail(transaction, {
    ...about,
    who,
    action: kind === 'paid' ? 'payment taken back' : 'refund taken back',
    amount_minor: Math.abs(payment.amount_minor),
    currency: payment.currency,
    reference,
    note,
  });
  if (isMailed && isTold) await planMoneyMail(transaction, { ...about, id });
}

/**
 * Cancels an enrolment once, with its entry in the trail. @returns when it was cancelled before,
 * undefined when this did it @throws when the store fails
 */
export function cancelEnrolment(store: Store, change: Change) {
  const { enrolmentId, who, note, nowMs, isDryRun } = change;
  return store.tables.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, enrolmentId);
    const earlierMs = order.cancelled_at ?? undefined;
    const cancelled = { ...order, cancelled_at: earlierMs ?? nowMs };
    const account = accountOf({ ...(await rowsOf(transaction, order)), order: cancelled });
    if (earlierMs !== undefined || isDryRun) return { earlierMs, account };
    const changed = transaction.updateTable('enrolments').set({ cancelled_at: nowMs });
    await changed.where('id', '=', enrolmentId).execute();
    await addToTrail(transaction, {
      enrolment_id: enrolmentId,
      at: nowMs,
      who,
      action: 'cancelled',
      note,
    });
    return { earlierMs, account };
  });
}

/**
 * Reopens a cancelled enrolment, with its entry in the trail. @returns when it was cancelled,
 * undefined when it is open @throws when the store fails
 */
export function reopenEnrolment(store: Store, change: Change) {
  const { enrolmentId, who, note, nowMs, isDryRun } = change;
  return store.tables.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, enrolmentId);
    const cancelledMs = order.cancelled_at ?? undefined;
    const open = { ...order, cancelled_at: null };
    const account = accountOf({ ...(await rowsOf(transaction, order)), order: open });
    if (cancelledMs === undefined || isDryRun) return { cancelledMs, account };
    const changed = transaction.updateTable('enrolments').set({ cancelled_at: null });
    await changed.where('id', '=', enrolmentId).execute();
    await addToTrail(transaction, {
      enrolment_id: enrolmentId,
      at: nowMs,
      who,
      action: 'reopened',
      note,
    });
    return { cancelledMs, account };
  });
}

/** Where the name of a transfer begins in its id, counted from 1. */
const afterEnrolmentId = '00000000-0000-0000-0000-000000000000-'.length + 1;

function idOf(booking: Pick<Transfer, 'enrolmentId' | 'kind' | 'reference'>): string {
  return `${booking.enrolmentId}-${nameOf(booking.kind, booking.reference)}`;
}

/** Banks do not tell references apart by case. */
function nameOf(kind: Transfer['kind'], reference: string): string {
  return `${kind === 'paid' ? 'transfer' : 'refund'}-${reference.toUpperCase()}`;
}

/** Returns the row that books a transfer. */
export function rowOf(transfer: Transfer, enrolment: EnrolmentRow): PaymentRow {
  const { enrolmentId, kind, minor, day, reference, nowMs } = transfer;
  const { currency = enrolment.currency } = transfer;
  return {
    id: idOf(transfer),
    enrolment_id: enrolmentId,
    instalment: 1,
    attempt: 0,
    provider: 'transfer',
    provider_reference: reference,
    url: null,
    amount_minor: kind === 'paid' ? minor : -minor,
    currency,
    state: 'success',
    problem: null,
    created_at: nowMs,
    updated_at: nowMs,
    checked_at: nowMs,
    paid_at: Date.parse(day),
    received_minor: null,
    received_currency: null,
  };
}
