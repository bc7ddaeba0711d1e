import type { Transaction } from 'kysely';
import { givesUpAfterMs } from '#server/leads/plan-deliveries.ts';
import type { DeliveryRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { retryDelayMs, type Outcome } from './retry-policy.ts';

export interface Timing {
  readonly nowMs: number;
  /** From 0 up to 1. */
  readonly random: number;
}

/** Records an attempt's outcome and makes the next step due; false when the lease was lost. */
export async function settleDelivery(
  store: Store,
  { delivery }: ClaimedDelivery,
  outcome: Outcome,
  timing: Timing,
): Promise<boolean> {
  return store.tables.transaction().execute(async (transaction) => {
    const settled = await transaction
      .updateTable('deliveries')
      .set({ ...settlement(delivery, outcome, timing), leased_until: null })
      .where('id', '=', delivery.id)
      .where('state', '=', 'pending')
      .where('attempts', '=', delivery.attempts)
      .executeTakeFirst();
    if (settled.numUpdatedRows === 0n) return false;
    if (outcome.kind === 'done') await makeNextDue(transaction, delivery, timing.nowMs);
    return true;
  });
}

async function makeNextDue(
  transaction: Transaction<Tables>,
  { lead_id: leadId, chain, position }: DeliveryRow,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ state: 'pending', next_try_at: nowMs, gives_up_at: nowMs + givesUpAfterMs })
    .where('lead_id', '=', leadId)
    .where('chain', '=', chain)
    .where('position', '=', position + 1)
    .where('state', '=', 'waiting')
    .execute();
}

function settlement(delivery: DeliveryRow, outcome: Outcome, { nowMs, random }: Timing) {
  if (outcome.kind === 'done') {
    return { state: 'done', settled_at: nowMs, last_error: null } as const;
  }
  const failure = { last_error: lastError(outcome) };
  const waitMs =
    outcome.kind === 'refused'
      ? Infinity
      : retryDelayMs(delivery.attempts, random, outcome.retryAfterMs);
  const nextTryAt = nowMs + waitMs;
  if (nextTryAt <= delivery.gives_up_at) return { ...failure, next_try_at: nextTryAt };
  return { ...failure, state: 'dead-letter', settled_at: nowMs } as const;
}

/** PostgreSQL text cannot contain NUL, and a service may answer anything. */
function lastError({ reason, answer }: { readonly reason: string; readonly answer?: string }) {
  return (answer ? `${reason}: ${answer}` : reason).replaceAll('\0', '');
}

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
