import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { NewOrder } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { quoteQuery, readOrderRequest } from '#app/features/buying/party/party-codec.ts';
import type { OrderRequest } from '#app/features/buying/party/party.ts';
import type { InstalmentId } from '#app/features/buying/prices/price-list.ts';
import { dayInLagos, plusMonths } from '#app/kernel/days.ts';
import type { Money } from '#app/kernel/money.ts';
import { newDelivery } from '#server/leads/plan-deliveries.ts';
import type { EnrolmentRow, InstalmentRow, PaymentRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { OrderRows } from './ledger.ts';
import { hasEnded } from './links/ended-links.ts';

/**
 * Saves an enrolment with its instalments once for each lead; a repeat changes nothing.
 * @param isMailed whether the person who enrolled gets a mail with its link
 */
export function saveOrder(
  { tables }: Store,
  order: NewOrder,
  nowMs: number,
  isMailed = false,
): Promise<EnrolmentRow> {
  const row: EnrolmentRow = {
    id: order.leadId,
    token: newToken(),
    query: quoteQuery(order.request),
    amount_minor: order.payment?.each.minor ?? null,
    currency: order.payment?.each.currency ?? 'NGN',
    created_at: nowMs,
    cancelled_at: null,
    contract_version: order.contract ?? null,
  };
  return tables.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: inserted } = await transaction
      .insertInto('enrolments')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (inserted === 1n) {
      const { payment } = order;
      if (payment) {
        const price = { total: payment.yearTotal, pay: payment.id, payments: payment.payments };
        const firstMs = order.firstDay === undefined ? nowMs : Date.parse(order.firstDay);
        const instalments = scheduleOf(row.id, price, firstMs);
        await transaction.insertInto('instalments').values(instalments).execute();
      }
      if (isMailed) {
        const delivery = { leadId: row.id, target: 'enrolment-mail', chain: 'order' } as const;
        const mail = newDelivery(delivery, nowMs);
        await transaction.insertInto('deliveries').values(mail).execute();
      }
    }
    const saved = transaction.selectFrom('enrolments').selectAll().where('id', '=', row.id);
    return saved.executeTakeFirstOrThrow();
  });
}

/** Returns what an order asks for: its query is read here and nowhere else. */
export function requestOf({
  query,
  currency,
}: Pick<EnrolmentRow, 'query' | 'currency'>): OrderRequest {
  return readOrderRequest(query, currency);
}

/** Unguessable: whoever has the link sees the plan and price, and can pay. */
export function newToken(): string {
  return randomBytes(18).toString('base64url');
}

const monthsBetween = { yearly: 12, quarterly: 3, monthly: 1 } as const;

/** How many payments a year is paid in. */
export function paymentsAYear(pay: InstalmentId): number {
  return 12 / monthsBetween[pay];
}

/** The price of a year, and how it is paid. */
export interface YearPrice {
  readonly total: Money;
  readonly pay: InstalmentId;
  /** How many payments it is paid in. */
  readonly payments: number;
}

/**
 * Splits a price into equal instalments, the first of which also takes what is left over, so that
 * their sum is the price. The first is due on the day in Lagos of a time, each other on its day of the month,
 * or on the last day of a shorter month.
 * @param tokens of links that somebody may have, kept in their order
 */
export function scheduleOf(
  enrolmentId: string,
  { total, pay, payments }: YearPrice,
  firstMs: number,
  tokens: readonly string[] = [],
): InstalmentRow[] {
  const firstDay = dayInLagos(firstMs);
  const each = Math.floor(total.minor / payments);
  const first = total.minor - each * (payments - 1);
  return Array.from({ length: payments }, (_, at) => ({
    enrolment_id: enrolmentId,
    number: at + 1,
    token: tokens[at] ?? newToken(),
    due_day: plusMonths(firstDay, at * monthsBetween[pay]),
    amount_minor: at === 0 ? first : each,
    currency: total.currency,
  }));
}

/** What a link leads to: an enrolment, or one instalment of it. */
export interface LinkedOrder {
  readonly enrolment: EnrolmentRow;
  /** Undefined for the link of the enrolment. */
  readonly number: number | undefined;
}

/** Finds what a link leads to; nothing once it has ended. */
export async function findLinked(
  { tables }: Pick<Store, 'tables'>,
  token: string,
): Promise<LinkedOrder | undefined> {
  if (await hasEnded(tables, token)) return undefined;
  const instalment = await tables
    .selectFrom('instalments')
    .select(['enrolment_id', 'number'])
    .where('token', '=', token)
    .executeTakeFirst();
  const enrolment = await tables
    .selectFrom('enrolments')
    .selectAll()
    .where((row) =>
      instalment ? row('id', '=', instalment.enrolment_id) : row('token', '=', token),
    )
    .executeTakeFirst();
  return enrolment && { enrolment, number: instalment?.number };
}

/** Reads the instalments and payments of an enrolment. */
export async function rowsOf(tables: Kysely<Tables>, enrolment: EnrolmentRow): Promise<OrderRows> {
  const [rows] = await allRowsOf(tables, [enrolment]);
  return rows ?? { enrolment, instalments: [], payments: [] };
}

/** Reads the instalments and payments of at most 500 enrolments. */
export async function allRowsOf(
  tables: Kysely<Tables>,
  enrolments: readonly EnrolmentRow[],
): Promise<OrderRows[]> {
  if (enrolments.length === 0) return [];
  const ids = enrolments.map(({ id }) => id);
  const instalments = await instalmentsOf({ tables }, ...ids);
  const payments = await tables
    .selectFrom('payments')
    .selectAll()
    .where('enrolment_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('attempt')
    .orderBy('id')
    .execute();
  return enrolments.map((enrolment) => ({
    enrolment,
    instalments: instalments.filter((one) => one.enrolment_id === enrolment.id),
    payments: payments.filter((one) => one.enrolment_id === enrolment.id),
  }));
}

/** Returns the instalments of enrolments in order; none without a price. */
export function instalmentsOf(
  { tables }: Pick<Store, 'tables'>,
  ...enrolmentIds: readonly string[]
): Promise<InstalmentRow[]> {
  const instalments = tables.selectFrom('instalments').selectAll();
  const own = instalments.where('enrolment_id', 'in', enrolmentIds);
  // A further payment is due before those that follow.
  return own.orderBy('due_day').orderBy('number').execute();
}

/** Finds one attempt by its id. */
export function findAttempt({ tables }: Store, id: string): Promise<PaymentRow | undefined> {
  return tables.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Saves an attempt to pay an instalment, once, as long as its amount is what is to be paid.
 * @returns undefined when another price has come meanwhile
 */
export function beginAttempt({ tables }: Store, row: PaymentRow): Promise<PaymentRow | undefined> {
  return tables.transaction().execute(async (transaction) => {
    await lockOrder(transaction, row.enrolment_id);
    const same = transaction
      .selectFrom('instalments')
      .select('number')
      .where('enrolment_id', '=', row.enrolment_id)
      .where('number', '=', row.instalment)
      .where('amount_minor', '=', row.amount_minor)
      .where('currency', '=', row.currency);
    if (!(await same.executeTakeFirst())) return undefined;
    return saveAttempt({ tables: transaction }, row);
  });
}

type OwnPayment = Pick<
  PaymentRow,
  'id' | 'enrolment_id' | 'instalment' | 'attempt' | 'provider' | 'amount_minor' | 'currency'
>;

/** Returns the row of a payment, which has just begun unless its own facts say more. */
export function paymentRow(nowMs: number, own: OwnPayment & Partial<PaymentRow>): PaymentRow {
  return {
    provider_reference: null,
    url: null,
    state: 'started',
    problem: null,
    created_at: nowMs,
    updated_at: nowMs,
    checked_at: nowMs,
    paid_at: null,
    received_minor: null,
    received_currency: null,
    ...own,
  };
}

/** Saves an attempt; one with the same number that is already saved is returned instead. */
export async function saveAttempt(
  { tables }: Pick<Store, 'tables'>,
  row: PaymentRow,
): Promise<PaymentRow> {
  await tables
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const saved = tables.selectFrom('payments').selectAll().where('id', '=', row.id);
  return saved.executeTakeFirstOrThrow();
}

/** Updates an attempt unless it has been paid, which is final. @returns the updated attempt */
export function changeAttempt(
  { tables }: Pick<Store, 'tables'>,
  id: string,
  change: Partial<PaymentRow>,
): Promise<PaymentRow | undefined> {
  const changed = tables.updateTable('payments').set(change).where('id', '=', id);
  return changed.where('state', '!=', 'success').returningAll().executeTakeFirst();
}

/** Finds the address for the receipt, which is deleted with the lead. */
export async function findEmail(
  { tables }: Pick<Store, 'tables'>,
  enrolmentId: string,
): Promise<string | undefined> {
  const lead = tables.selectFrom('leads').select('email').where('id', '=', enrolmentId);
  return (await lead.executeTakeFirst())?.email ?? undefined;
}

/** Finds an enrolment by its id. */
export function findOrder({ tables }: Store, id: string): Promise<EnrolmentRow | undefined> {
  return tables.selectFrom('enrolments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Makes other changes of orders wait for the end of the transaction, on both engines. */
export function lockOrders(transaction: Transaction<Tables>, ids: readonly string[]) {
  const orders = transaction.updateTable('enrolments').where('id', 'in', ids);
  return orders.set((row) => ({ created_at: row.ref('created_at') })).returningAll();
}

/** Reads an enrolment, and locks it. */
export function lockOrder(transaction: Transaction<Tables>, id: string): Promise<EnrolmentRow> {
  return lockOrders(transaction, [id]).executeTakeFirstOrThrow();
}

/** Works on an order and its money in one transaction, in which nothing else changes them. */
export function withOrder<Result>(
  store: Store,
  { enrolmentId }: { readonly enrolmentId: string },
  work: (transaction: Transaction<Tables>, rows: OrderRows) => Promise<Result>,
): Promise<Result> {
  return store.tables.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, enrolmentId);
    return work(transaction, await rowsOf(transaction, order));
  });
}
