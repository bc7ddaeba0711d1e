import type { Transaction } from 'kysely';
import type { EnrolmentRow, PaymentRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { accountOf, type Account } from './account.ts';
import { lockOrder, rowsOf } from './order-rows.ts';
import { paidIn } from './ledger.ts';
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
}

export type Booked =
  | { readonly kind: 'booked'; readonly account: Account }
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
    if (!transfer.isDryRun) await saveTransfer(transaction, row, transfer);
    return { kind: 'booked', account: accountOf({ ...rows, payments: [...payments, row] }) };
  });
}

async function saveTransfer(
  transaction: Transaction<Tables>,
  row: PaymentRow,
  { kind, minor, reference, who, note, nowMs }: Transfer,
): Promise<void> {
  await transaction.insertInto('payments').values(row).execute();
  await addToTrail(transaction, {
    enrolment_id: row.enrolment_id,
    at: nowMs,
    who,
    action: kind,
    amount_minor: minor,
    currency: row.currency,
    reference,
    note,
  });
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

function rowOf(transfer: Transfer, enrolment: EnrolmentRow): PaymentRow {
  const { enrolmentId, kind, minor, day, reference, nowMs } = transfer;
  const { currency = enrolment.currency } = transfer;
  const name = kind === 'paid' ? 'transfer' : 'refund';
  return {
    // Banks do not tell references apart by case.
    id: `${enrolmentId}-${name}-${reference.toUpperCase()}`,
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
