import type { Transaction } from 'kysely';
import { changeOrderQuery, type OrderChange } from '#app/features/buying/party/party-codec.ts';
import { moneyOf } from '#app/kernel/money.ts';
import type { Tables, TrailRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { accountOf, scheduleTotal } from './account.ts';
import { adjustSchedule, isBegun } from './adjust-schedule.ts';
import type { Change } from './book.ts';
import type { OrderRows } from './ledger.ts';
import { requestOf, scheduleOf, withOrder, type YearPrice } from './order-rows.ts';
import { addToTrail } from './trail.ts';

export interface AgreedPrice extends Change, YearPrice {}

/** A price with the entry that the trail gets, even where the price stays. */
export interface ListPrice extends AgreedPrice {
  readonly action: TrailRow['action'];
  /** Its numbers of people from now on. */
  readonly people?: OrderChange;
}

export type Priced = Awaited<ReturnType<typeof priceOrder>>;

/**
 * Gives an order the price that staff have agreed, with its instalments and an entry in the trail.
 * Once a payment is begun, the difference to the price before is a further payment, or is to be paid
 * back. @throws when the store fails
 */
export function setPrice(store: Store, price: AgreedPrice): Promise<Priced> {
  return withOrder(store, price, (transaction, rows) =>
    priceOrder(transaction, rows, { ...price, action: 'priced' }),
  );
}

/** Does the same in the transaction of another change, which has locked the order. */
export async function priceOrder(
  transaction: Transaction<Tables>,
  rows: OrderRows,
  price: ListPrice,
) {
  const { enrolmentId, isDryRun, nowMs, total, pay, people = {}, action } = price;
  const { enrolment } = rows;
  const reason = findRefusal(rows, price);
  if (reason !== undefined) return { kind: 'refused', reason } as const;
  if (price.action === 'priced' && isSame(rows, price)) return { kind: 'known' } as const;
  const tokens = rows.instalments.map(({ token }) => token);
  const instalments = isBegun(rows)
    ? adjustSchedule(rows, total.minor, nowMs)
    : scheduleOf(enrolmentId, price, firstTimeOf(rows, nowMs), tokens);
  const { currency } = total;
  const changed = {
    amount_minor: instalments.at(-1)?.amount_minor ?? total.minor,
    currency,
    // The order's page takes from it how it is paid.
    query: changeOrderQuery(enrolment.query, { pay, currency, ...people }),
  };
  const minor = scheduleTotal(rows.instalments);
  // In the order's currency then.
  const earlier = minor === undefined ? undefined : moneyOf(minor, enrolment.currency);
  if (!isDryRun) {
    const own = transaction.updateTable('enrolments').where('id', '=', enrolmentId);
    await transaction.deleteFrom('instalments').where('enrolment_id', '=', enrolmentId).execute();
    await transaction.insertInto('instalments').values(instalments).execute();
    await own.set(changed).execute();
    const earlierMinor = earlier?.currency === currency ? earlier.minor : null;
    await addToTrail(transaction, price, { action, money: total, earlierMinor });
  }
  const account = accountOf({ ...rows, instalments, enrolment: { ...enrolment, ...changed } });
  return { kind: 'priced', account, instalments, earlier } as const;
}

/** Today, unless the order renews a year that ends later. */
function firstTimeOf({ instalments: [first] }: OrderRows, nowMs: number): number {
  return first ? Math.max(nowMs, Date.parse(first.due_day)) : nowMs;
}

function findRefusal(rows: OrderRows, { total, pay }: AgreedPrice) {
  const { enrolment, payments } = rows;
  if (enrolment.cancelled_at !== null) return 'cancelled';
  if (payments.length > 0 && enrolment.currency !== total.currency) return 'other-currency';
  return isBegun(rows) && requestOf(enrolment).pay !== pay ? 'begun' : undefined;
}

function isSame(rows: OrderRows, { total, payments }: AgreedPrice): boolean {
  const { enrolment, instalments } = rows;
  return (
    enrolment.currency === total.currency &&
    (isBegun(rows) || instalments.length === payments) &&
    scheduleTotal(instalments) === total.minor
  );
}
