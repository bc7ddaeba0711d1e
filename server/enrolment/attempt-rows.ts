import type { PaymentRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** Saves an attempt; one with the same number that is already saved is returned instead. */
export async function saveAttempt({ tables }: Store, row: PaymentRow): Promise<PaymentRow> {
  await tables
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const saved = tables.selectFrom('payments').selectAll().where('id', '=', row.id);
  return saved.executeTakeFirstOrThrow();
}

type Change = Partial<Omit<PaymentRow, 'id' | 'enrolment_id' | 'instalment'>>;

/** Updates an attempt unless it has been paid, which is final. @returns the updated attempt */
export function changeAttempt(
  { tables }: Pick<Store, 'tables'>,
  id: string,
  change: Change,
): Promise<PaymentRow | undefined> {
  const changed = tables.updateTable('payments').set(change).where('id', '=', id);
  return changed.where('state', '!=', 'success').returningAll().executeTakeFirst();
}

/** Finds the attempt that has paid the same instalment before this one. */
export async function findEarlierPayment(
  { tables }: Pick<Store, 'tables'>,
  { id, enrolment_id: enrolmentId, instalment }: PaymentRow,
): Promise<string | undefined> {
  const earlier = await tables
    .selectFrom('payments')
    .select('id')
    .where('enrolment_id', '=', enrolmentId)
    .where('instalment', '=', instalment)
    .where('provider', '!=', 'transfer')
    .where('state', '=', 'success')
    .where('id', '!=', id)
    .executeTakeFirst();
  return earlier?.id;
}
