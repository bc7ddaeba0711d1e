import type { Transaction } from 'kysely';
import type { Money } from '#app/kernel/money.ts';
import type { EnrolmentRow, InstalmentRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { accountOf, priceOf, type Account } from './account.ts';
import type { Change } from './book.ts';
import type { OrderRows } from './ledger.ts';
import { lockOrder, rowsOf, scheduleOf, type YearPrice } from './order-rows.ts';
import { addToTrail } from './trail.ts';

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
