import { randomUUIDv7 } from 'node:crypto';
import type { DeliveryRow } from '#server/store/schema.ts';
import { givesUpAfterMs } from '#server/outbox/retry-policy.ts';
import { leadKinds, type LeadKind, type Target } from '#app/leads/lead-kinds.ts';

/** Which services the operator has configured. */
export type Targets = ReadonlySet<Target>;

/** The deliveries of a new lead; none for services that are not configured. */
export function planDeliveries(
  leadId: string,
  kind: LeadKind,
  targets: Targets,
  nowMs: number,
): DeliveryRow[] {
  const chains: readonly (readonly Target[])[] = leadKinds[kind];
  return chains.flatMap((chain) =>
    chain
      .filter((target) => targets.has(target))
      .map((target, position) => ({
        id: randomUUIDv7(),
        lead_id: leadId,
        target,
        chain: chain.join('-'),
        position,
        state: position === 0 ? 'pending' : 'waiting',
        attempts: 0,
        next_try_at: nowMs,
        gives_up_at: nowMs + givesUpAfterMs,
        leased_until: null,
        last_error: null,
        settled_at: null,
      })),
  );
}
