import { givesUpAfterMs } from '#server/leads/plan-deliveries.ts';
import type { Store } from '#server/store/store.ts';

/** Makes dead letters and waiting deliveries due, for 14 more days. @returns their number */
export async function retryDeliveries(store: Store, nowMs: number): Promise<number> {
  const result = await store.tables
    .updateTable('deliveries')
    .set({
      state: 'pending',
      next_try_at: nowMs,
      gives_up_at: nowMs + givesUpAfterMs,
      settled_at: null,
    })
    .where('state', 'in', ['dead-letter', 'pending'])
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
