import type { Transaction } from 'kysely';
import { changeOrderQuery, type OrderChange } from '#app/features/buying/party/party-codec.ts';
import type { Money } from '#app/kernel/money.ts';
import type { EnrolmentRow, InstalmentRow, Tables, TrailRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { accountOf, priceOf, type Account } from './account.ts';
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
): Promise<Priced> {
  const { enrolmentId, isDryRun, nowMs, total } = price;
  const { order } = rows;
  const reason = findRefusal(rows, price);
  if (reason !== undefined) return { kind: 'refused', reason };
  if (price.action === 'priced' && isSame(rows, price)) return { kind: 'known' };
  const tokens = rows.instalments.map(({ token }) => token);
  const instalments = isBegun(rows)
    ? adjustSchedule(rows, total.minor, nowMs)
    : scheduleOf(enrolmentId, price, firstTimeOf(rows, nowMs), tokens);
  const changed = changesOf(order, price, instalments);
  const minor = priceOf(rows.instalments);
  const earlier = minor === undefined ? undefined : { minor, currency: order.currency };
  if (!isDryRun) await savePrice(transaction, price, { instalments, changed, earlier });
  const account = accountOf({ ...rows, instalments, order: { ...order, ...changed } });
  return { kind: 'priced', account, instalments, earlier };
}

/** Today, unless the order renews a year that ends later. */
function firstTimeOf({ instalments: [first] }: OrderRows, nowMs: number): number {
  return first ? Math.max(nowMs, Date.parse(first.due_day)) : nowMs;
}

type Changes = Pick<EnrolmentRow, 'amount_minor' | 'currency' | 'query'>;

function changesOf(
  { query }: EnrolmentRow,
  { total, pay, people = {} }: ListPrice,
  instalments: readonly InstalmentRow[],
): Changes {
  return {
    amount_minor: instalments.at(-1)?.amount_minor ?? total.minor,
    currency: total.currency,
    // The order's page takes from it how it is paid.
    query: changeOrderQuery(query, { pay, currency: total.currency, ...people }),
  };
}

interface NewPrice {
  readonly instalments: readonly InstalmentRow[];
  readonly changed: Changes;
  readonly earlier: EarlierPrice | undefined;
}

async function savePrice(
  transaction: Transaction<Tables>,
  price: ListPrice,
  { instalments, changed, earlier }: NewPrice,
): Promise<void> {
  const { enrolmentId: id, total, action } = price;
  await transaction.deleteFrom('instalments').where('enrolment_id', '=', id).execute();
  await transaction.insertInto('instalments').values(instalments).execute();
  await transaction.updateTable('enrolments').set(changed).where('id', '=', id).execute();
  const earlierMinor = earlier?.currency === total.currency ? earlier.minor : null;
  await addToTrail(transaction, price, { action, money: total, earlierMinor });
}

function findRefusal(rows: OrderRows, { total, pay }: AgreedPrice) {
  const { order, payments } = rows;
  if (order.cancelled_at !== null) return 'cancelled';
  if (payments.length > 0 && order.currency !== total.currency) return 'other-currency';
  return isBegun(rows) && requestOf(order).pay !== pay ? 'begun' : undefined;
}

function isSame(rows: OrderRows, { total, payments }: AgreedPrice): boolean {
  const { order, instalments } = rows;
  return (
    order.currency === total.currency &&
    (isBegun(rows) || instalments.length === payments) &&
    priceOf(instalments) === total.minor
  );
}
