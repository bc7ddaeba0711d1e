import type { ExpressionBuilder, Kysely } from 'kysely';
import { dayInLagos } from '#app/kernel/days.ts';
import type { Tables } from '#server/store/schema.ts';
import { inBatches, type Store } from '#server/store/store.ts';
import { eraseOrders, findLeadsAbout } from '../erase-orders.ts';
import { endLinks } from '../links/ended-links.ts';
import { lockOrders } from '../order-rows.ts';

/** How long an order is kept that nobody pays or changes, and a link after its cover. */
export const orderMs = 90 * 24 * 60 * 60 * 1000;

/** Small, so that visitors never wait long for the store. */
const batchSize = 100;

/**
 * Removes orders of which nothing has been paid and that nobody has changed since, with their leads,
 * lists of people, instalments and links. @returns how many
 */
export function purgeUnpaid(store: Store, beforeMs: number, nowMs: number): Promise<number> {
  return inBatches(batchSize, () => purgeBatch(store, beforeMs, nowMs));
}

function purgeBatch(store: Store, beforeMs: number, nowMs: number): Promise<number> {
  return store.tables.transaction().execute(async (transaction) => {
    const old = await selectUnpaid(transaction, beforeMs).limit(batchSize).execute();
    if (old.length === 0) return 0;
    await lockOrders(transaction, idsOf(old)).execute();
    // Seen again under the lock: a payment may just have come in.
    const ids = idsOf(
      await selectUnpaid(transaction, beforeMs).where('id', 'in', idsOf(old)).execute(),
    );
    if (ids.length === 0) return old.length;
    await endLinks(transaction, ids, nowMs);
    // Begun, and never paid.
    await transaction.deleteFrom('payments').where('enrolment_id', 'in', ids).execute();
    await eraseOrders(transaction, ids);
    const leads = [...ids, ...(await findLeadsAbout(transaction, ids))];
    await transaction.deleteFrom('leads').where('id', 'in', leads).execute();
    return old.length;
  });
}

/**
 * Ends the links of orders that were first paid before, whose cover is over by now, unless somebody has
 * changed them since.
 */
export async function endOldLinks(
  store: Store,
  { paidBeforeMs, changedBeforeMs }: { paidBeforeMs: number; changedBeforeMs: number },
  nowMs: number,
): Promise<void> {
  await inBatches(batchSize, () =>
    store.tables.transaction().execute(async (transaction) => {
      const over = await transaction
        .selectFrom('enrolments')
        .select('id')
        .where('token', 'not in', transaction.selectFrom('ended_links').select('token'))
        .where((row) =>
          row.exists(
            row
              .selectFrom('payments')
              .select('payments.id')
              .whereRef('enrolment_id', '=', 'enrolments.id')
              .where('state', '=', 'success')
              .where('amount_minor', '>', 0)
              .where('paid_at', '<', paidBeforeMs),
          ),
        )
        .where((row) => row.not(row.exists(laterStart(row, dayInLagos(paidBeforeMs)))))
        .where((row) => isUnchanged(row, changedBeforeMs))
        .limit(batchSize)
        .execute();
      await endLinks(transaction, idsOf(over), nowMs);
      return over.length;
    }),
  );
}

/** Counts the orders of which nothing has been paid: those that a purge removes, all, and the newest. */
export async function countUnpaid({ tables }: Store, beforeMs: number) {
  const count = (orders: ReturnType<typeof selectUnpaid>) =>
    orders
      .clearSelect()
      .select(({ fn }) => [fn.countAll().as('orders'), fn.max('created_at').as('newest')])
      .executeTakeFirstOrThrow();
  const all = await count(selectUnpaid(tables));
  const { orders: old } = await count(selectUnpaid(tables, beforeMs));
  return { old: Number(old), all: Number(all.orders), newestMs: all.newest };
}

/** Selects the orders of which nothing has been paid; with a time those that nobody has touched since. */
function selectUnpaid(tables: Kysely<Tables>, beforeMs?: number) {
  const unpaid = tables
    .selectFrom('enrolments')
    .select('id')
    .where((row) => row.not(row.exists(paymentsOf(row, beforeMs))));
  if (beforeMs === undefined) return unpaid;
  return unpaid.where('created_at', '<', beforeMs).where((row) => isUnchanged(row, beforeMs));
}

type OrderRow = ExpressionBuilder<Tables, 'enrolments'>;

/** Money that has come in, even if it went back, or may have; with a time any attempt since. */
function paymentsOf(order: OrderRow, sinceMs: number | undefined) {
  return order
    .selectFrom('payments')
    .select('payments.id')
    .whereRef('enrolment_id', '=', 'enrolments.id')
    .where((row) =>
      row.or([
        row('state', 'in', ['success', 'processing', 'unknown']),
        row('received_minor', 'is not', null),
        ...(sinceMs === undefined ? [] : [row('updated_at', '>=', sinceMs)]),
      ]),
    );
}

/** The first payment of a renewal can be earlier than the year that it pays for. */
function laterStart(order: OrderRow, day: string) {
  return order
    .selectFrom('instalments')
    .select('instalments.number')
    .whereRef('enrolment_id', '=', 'enrolments.id')
    .where('number', '=', 1)
    .where('due_day', '>=', day);
}

/** Whether an order's trail says nothing since. */
function isUnchanged(order: OrderRow, sinceMs: number) {
  const changes = order
    .selectFrom('enrolment_trail')
    .select('enrolment_trail.id')
    .whereRef('enrolment_id', '=', 'enrolments.id')
    .where('at', '>=', sinceMs);
  return order.not(order.exists(changes));
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
