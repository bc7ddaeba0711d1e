import { randomUUIDv7 } from 'node:crypto';
import type { callingTimes } from '#app/features/contact/contact.schema.ts';
import type { DeliveryRow } from '#server/store/schema.ts';
import { leadKinds, type LeadKind, type Target } from '#app/leads/lead-kinds.ts';

/** After this a delivery becomes a dead letter, which only staff can retry. */
export const givesUpAfterMs = 14 * 24 * 60 * 60 * 1000;

export type Targets = ReadonlySet<Target>;

/** What decides where a lead goes. */
interface PlannedLead {
  readonly id: string;
  readonly kind: LeadKind;
  readonly fields: Readonly<Record<string, string>>;
}

/** Creates the deliveries of a new lead to the configured services. */
export function planDeliveries(
  { id: leadId, kind, fields }: PlannedLead,
  targets: Targets,
  nowMs: number,
): DeliveryRow[] {
  const isUrgent = kind === 'call-back' && fields['time'] === soonestTime;
  const chains: readonly (readonly Target[])[] = leadKinds[kind];
  return chains.flatMap((chain) =>
    chain
      // The mail to staff may wait for others; who is to be called soon does not.
      .map((target) => (isUrgent && target === 'staff-mail' ? 'urgent-mail' : target))
      .filter((target) => targets.has(target))
      .map((target, position) =>
        newDelivery({ leadId, target, chain: chain.join('-'), position }, nowMs),
      ),
  );
}

const soonestTime: (typeof callingTimes)[number]['value'] = 'soon';

interface Planned {
  readonly leadId: string;
  readonly target: Target;
  readonly chain: string;
  /** Defaults to the first of its chain. */
  readonly position?: number;
}

/** Creates a delivery, due at once if it is the first of its chain. */
export function newDelivery(
  { leadId, target, chain, position = 0 }: Planned,
  nowMs: number,
): DeliveryRow {
  return {
    id: randomUUIDv7(),
    lead_id: leadId,
    target,
    chain,
    position,
    state: position === 0 ? 'pending' : 'waiting',
    attempts: 0,
    next_try_at: nowMs,
    gives_up_at: nowMs + givesUpAfterMs,
    leased_until: null,
    last_error: null,
    settled_at: null,
  };
}
