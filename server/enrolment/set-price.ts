import type { Money } from '#app/kernel/money.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';
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
  const { enrolmentId, total, isDryRun, nowMs } = price;
  return store.tables.transaction().execute(async (transaction): Promise<Priced> => {
    const order = await lockOrder(transaction, enrolmentId);
    const rows = await rowsOf(transaction, order);
    const minor = priceOf(rows.instalments);
    const earlier = minor === undefined ? undefined : { minor, currency: order.currency };
    const reason = findRefusal(rows, price);
    if (reason !== undefined) return { kind: 'refused', reason };
    if (isSame(rows, price)) return { kind: 'known' };
    const instalments = scheduleOf(enrolmentId, price, nowMs).map((row, at) => ({
      ...row,
      // Links that somebody may have.
      token: rows.instalments[at]?.token ?? row.token,
    }));
    const changed = {
      amount_minor: instalments.at(-1)?.amount_minor ?? total.minor,
      currency: total.currency,
      query: queryFor(order, price),
    };
    const account = accountOf({ ...rows, instalments, order: { ...order, ...changed } });
    if (isDryRun) return { kind: 'priced', account, instalments, earlier };
    await transaction.deleteFrom('instalments').where('enrolment_id', '=', enrolmentId).execute();
    await transaction.insertInto('instalments').values(instalments).execute();
    await transaction
      .updateTable('enrolments')
      .set(changed)
      .where('id', '=', enrolmentId)
      .execute();
    await addToTrail(transaction, {
      enrolment_id: enrolmentId,
      at: nowMs,
      who: price.who,
      action: 'priced',
      amount_minor: total.minor,
      currency: total.currency,
      note: price.note,
    });
    return { kind: 'priced', account, instalments, earlier };
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

/** The order's page reads from its query how it is paid. */
function queryFor({ query }: EnrolmentRow, { pay, total }: AgreedPrice): string {
  const parameters = new URLSearchParams(query);
  parameters.set('pay', pay);
  parameters.set('currency', total.currency);
  return parameters.toString();
}
