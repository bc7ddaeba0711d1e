import { dayMs } from '#app/kernel/days.ts';
import type { DeliveryRow, LeadRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

interface Mailed {
  readonly delivery: Pick<DeliveryRow, 'lead_id'>;
  readonly kind: LeadRow['kind'];
  readonly createdAtMs: number;
}

/** Tells whether a lead is among the first of its kind from its address in 24 hours. */
export async function isWithinDailyLimit(
  { tables }: Store,
  { delivery, kind, createdAtMs }: Mailed,
  most: number,
): Promise<boolean> {
  const sameAddress = tables.selectFrom('leads').select('email').where('id', '=', delivery.lead_id);
  const { count } = await tables
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('email', '=', sameAddress)
    .where('kind', '=', kind)
    .where('created_at', '>', createdAtMs - dayMs)
    .where('created_at', '<=', createdAtMs)
    .executeTakeFirstOrThrow();
  return Number(count) <= most;
}
