import type { Kysely } from 'kysely';
import type { ListChange } from '#app/features/buying/enrolment/list-change.ts';
import { moneyOf } from '#app/kernel/money.ts';
import type { Tables } from '#server/store/schema.ts';
import { paidIn, type OrderRows } from '../ledger.ts';

/** Finds what a group's list has made of the price; undefined when something else has set it. */
export async function findListChange(
  tables: Kysely<Tables>,
  { enrolment, payments }: OrderRows,
): Promise<ListChange | undefined> {
  const last = await tables
    .selectFrom('enrolment_trail')
    .select(['action', 'amount_minor', 'earlier_minor'])
    .where('enrolment_id', '=', enrolment.id)
    .where('action', 'in', ['priced', 'list confirmed'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last?.action !== 'list confirmed' || last.amount_minor === null) return undefined;
  const moneyFor = (minor: number) => moneyOf(minor, enrolment.currency);
  return {
    from: last.earlier_minor === null ? undefined : moneyFor(last.earlier_minor),
    to: moneyFor(last.amount_minor),
    paid: moneyFor(paidIn(enrolment.currency, payments)),
  };
}
