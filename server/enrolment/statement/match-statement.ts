import { sql } from 'kysely';
import type { CurrencyCode } from '#app/kernel/money.ts';
import { batchesOf, type Store } from '#server/store/store.ts';
import type { EnrolmentRow, PaymentRow } from '#server/store/schema.ts';
import { accountOf, type Account } from '../account.ts';
import { bookTransfer, rowOf, type Change, type Doubt, type Transfer } from '../book.ts';
import { ledgerOf, type OrderRows } from '../ledger.ts';
import { allRowsOf } from '../order-rows.ts';
import type { Credit } from './read-statement.ts';

/** What becomes of money that has come in. */
export type Match =
  | { readonly kind: 'booked'; readonly order: EnrolmentRow; readonly account: Account }
  | { readonly kind: 'known'; readonly order: EnrolmentRow }
  | { readonly kind: 'left'; readonly order?: EnrolmentRow; readonly reason: Reason };

/** Why money is left for staff to look at. */
export type Reason =
  | { readonly kind: 'no-order' | 'several' | 'cancelled' | 'currency' | 'no-price' | 'repeated' }
  | { readonly kind: 'amount'; readonly account: Account }
  | { readonly kind: 'other-booking'; readonly payment: PaymentRow }
  | { readonly kind: 'doubtful'; readonly doubts: readonly Doubt[] };

interface Matching extends Omit<Change, 'enrolmentId'> {
  readonly currency: CurrencyCode;
}

/**
 * Books what names one order and pays exactly what it owes next or altogether; everything else is
 * left to staff. A dry run answers the same. @returns a match for each, in the given order
 */
export async function matchStatement(
  store: Store,
  credits: readonly Credit[],
  matching: Matching,
): Promise<readonly Match[]> {
  const orders = await readOrders(store, credits);
  const usedFor = new Map<string, string>();
  const matches: Match[] = [];
  for (const credit of credits) {
    matches.push(await matchCredit({ store, orders, usedFor, matching }, credit));
  }
  return matches;
}

interface Context {
  readonly store: Store;
  readonly matching: Matching;
  /** By reference, each with what has been booked so far. */
  readonly orders: ReadonlyMap<string, OrderRows[]>;
  /** Bank references of this statement, with the order that each was booked for. */
  readonly usedFor: Map<string, string>;
}

async function matchCredit(context: Context, credit: Credit): Promise<Match> {
  const { store, orders, usedFor, matching } = context;
  const named = [...new Set(referencesIn(credit.text).flatMap((one) => orders.get(one) ?? []))];
  const [rows, ...others] = named;
  if (!rows) return { kind: 'left', reason: { kind: 'no-order' } };
  if (others.length > 0) return { kind: 'left', reason: { kind: 'several' } };
  const { enrolment: order } = rows;
  const { day, minor, reference } = credit;
  const change = { ...matching, enrolmentId: order.id };
  const transfer: Transfer = { ...change, kind: 'paid', minor, day, reference };
  const row = rowOf(transfer, order);
  const reason = findReason(rows, row, matching.currency);
  if (reason === 'known') return { kind: 'known', order };
  if (reason) return { kind: 'left', order, reason };
  const bankReference = reference.toUpperCase();
  if ((usedFor.get(bankReference) ?? order.id) !== order.id) {
    return { kind: 'left', order, reason: { kind: 'repeated' } };
  }
  const booked = await bookTransfer(store, transfer);
  if ('doubts' in booked && booked.doubts.length > 0) {
    return { kind: 'left', order, reason: { kind: 'doubtful', doubts: booked.doubts } };
  }
  if (booked.kind !== 'booked') return { kind: 'known', order };
  usedFor.set(bankReference, order.id);
  Object.assign(rows, { payments: [...rows.payments, row] });
  // A dry run has booked nothing of what went before.
  return { kind: 'booked', order, account: accountOf(rows) };
}

/** Finds why a transfer is not booked, or that it is booked already. */
function findReason(
  rows: OrderRows,
  row: PaymentRow,
  currency: string,
): Reason | 'known' | undefined {
  const { enrolment, instalments, payments } = rows;
  const known = payments.find(({ id }) => id === row.id);
  if (known) {
    const isSame = known.amount_minor === row.amount_minor && known.paid_at === row.paid_at;
    return isSame ? 'known' : { kind: 'other-booking', payment: known };
  }
  if (enrolment.cancelled_at !== null) return { kind: 'cancelled' };
  if (enrolment.currency !== currency) return { kind: 'currency' };
  if (instalments.length === 0) return { kind: 'no-price' };
  return isDue(row.amount_minor, rows) ? undefined : { kind: 'amount', account: accountOf(rows) };
}

/** Whether an amount pays what is open of the next payment, of the next two, and so on. */
function isDue(minor: number, rows: OrderRows): boolean {
  let sum = 0;
  for (const { instalment, paidMinor } of ledgerOf(rows).lines) {
    sum += instalment.amount_minor - paidMinor;
    if (sum === minor) return true;
  }
  return false;
}

/** Finds texts with the shape of an order's reference. */
function referencesIn(text: string): readonly string[] {
  return text.toLowerCase().match(/(?<![\da-z])[\da-f]{8}(?![\da-z])/g) ?? [];
}

async function readOrders(
  { tables }: Store,
  credits: readonly Credit[],
): Promise<ReadonlyMap<string, OrderRows[]>> {
  const named = [...new Set(credits.flatMap(({ text }) => referencesIn(text)))];
  const orders: OrderRows[] = [];
  for (const references of batchesOf(named)) {
    const found = await tables
      .selectFrom('enrolments')
      .selectAll()
      .where(sql<string>`substr(id, 29)`, 'in', references)
      .execute();
    orders.push(...(await allRowsOf(tables, found)));
  }
  return Map.groupBy(orders, ({ enrolment }) => enrolment.id.slice(28));
}
