import type { Transaction } from 'kysely';
import type { EnrolmentRow, InstalmentRow, PaymentRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { type Account, accountOf, priceOf } from './account.ts';
import { lockOrder, rowsOf, scheduleOf, type YearPrice } from './order-rows.ts';
import { type OrderRows, paidIn } from './ledger.ts';
import { addToTrail } from './trail.ts';
import type { Money } from '#app/kernel/money.ts';

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

export interface AgreedPrice extends Change, YearPrice {}

export type Priced =
  | {
      readonly kind: 'priced';
      readonly account: Account;
      readonly instalments: OrderRows['instalments'];
      /** The price before, in minor units of the order's currency then. */
      readonly earlier: EarlierPrice | undefined;
    }
  /** It has that price; nothing has changed. */
  | { readonly kind: 'known' }
  /** Why it keeps what it has. */
  | { readonly kind: 'refused'; readonly reason: 'cancelled' | 'begun' | 'other-currency' };

type EarlierPrice = Pick<Money, 'minor'> & { readonly currency: string };

/**
 * Gives an order the price that staff have agreed, with its instalments and an entry in the trail.
 * Until a payment is begun, another price can take its place. @throws when the store fails
 */
export function setPrice(store: Store, price: AgreedPrice): Promise<Priced> {
  const { enrolmentId, isDryRun, nowMs } = price;
  return store.tables.transaction().execute(async (transaction): Promise<Priced> => {
    const order = await lockOrder(transaction, enrolmentId);
    const rows = await rowsOf(transaction, order);
    const reason = findRefusal(rows, price);
    if (reason !== undefined) return { kind: 'refused', reason };
    if (isSame(rows, price)) return { kind: 'known' };
    const tokens = rows.instalments.map(({ token }) => token);
    const instalments = scheduleOf(enrolmentId, price, nowMs, tokens);
    const changed = changesOf(order, price, instalments);
    if (!isDryRun) await savePrice(transaction, price, { instalments, changed });
    const account = accountOf({ ...rows, instalments, order: { ...order, ...changed } });
    const minor = priceOf(rows.instalments);
    const earlier = minor === undefined ? undefined : { minor, currency: order.currency };
    return { kind: 'priced', account, instalments, earlier };
  });
}

type Changes = Pick<EnrolmentRow, 'amount_minor' | 'currency' | 'query'>;

function changesOf(
  { query }: EnrolmentRow,
  { total, pay }: AgreedPrice,
  instalments: readonly InstalmentRow[],
): Changes {
  // The order's page reads from its query how it is paid.
  const parameters = new URLSearchParams(query);
  parameters.set('pay', pay);
  parameters.set('currency', total.currency);
  return {
    amount_minor: instalments.at(-1)?.amount_minor ?? total.minor,
    currency: total.currency,
    query: parameters.toString(),
  };
}

async function savePrice(
  transaction: Transaction<Tables>,
  { enrolmentId, total, who, note, nowMs }: AgreedPrice,
  { instalments, changed }: { instalments: readonly InstalmentRow[]; changed: Changes },
): Promise<void> {
  await transaction.deleteFrom('instalments').where('enrolment_id', '=', enrolmentId).execute();
  await transaction.insertInto('instalments').values(instalments).execute();
  await transaction.updateTable('enrolments').set(changed).where('id', '=', enrolmentId).execute();
  await addToTrail(transaction, {
    enrolment_id: enrolmentId,
    at: nowMs,
    who,
    action: 'priced',
    amount_minor: total.minor,
    currency: total.currency,
    note,
  });
}

function findRefusal({ order, instalments, payments }: OrderRows, { total }: AgreedPrice) {
  if (order.cancelled_at !== null) return 'cancelled';
  if (payments.length === 0) return undefined;
  if (instalments.length > 0) return 'begun';
  return order.currency === total.currency ? undefined : 'other-currency';
}

function isSame({ order, instalments }: OrderRows, { total, payments }: AgreedPrice): boolean {
  return (
    order.currency === total.currency &&
    instalments.length === payments &&
    priceOf(instalments) === total.minor
  );
}
