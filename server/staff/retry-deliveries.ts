import { givesUpAfterMs } from '#server/outbox/retry-policy.ts';
import type { Store } from '#server/store/store.ts';

/**
 * Makes every parked delivery, and every one that waits for its next try, due at once. They get
 * another fourteen days, otherwise the next failure would park them again.
 * @returns how many
 */
export async function retryDeliveries(store: Store, nowMs: number): Promise<number> {
  const result = await store.tables
    .updateTable('deliveries')
    .set({
      state: 'pending',
      next_try_at: nowMs,
      gives_up_at: nowMs + givesUpAfterMs,
      settled_at: null,
    })
    .where('state', 'in', ['parked', 'pending'])
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
