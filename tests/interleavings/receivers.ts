import { leaseMs, type ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliverer } from '#server/outbox/delivery-worker.ts';
import type { Outcome } from '#server/outbox/retry-policy.ts';
import type { Party } from './scheduler.ts';
import { targets, type World } from './world.ts';

/** As long as a process waits for an answer. */
const patienceMs = 45_000;

/** One attempt to deliver, as its receiver saw it. */
export interface Attempted {
  readonly id: string;
  readonly leadId: string;
  /** The how-manieth of its delivery. */
  readonly number: number;
  readonly party: Party;
  readonly claimedAtMs: number;
  readonly begunAtMs: number;
  /** Counts all that happens at the receivers. */
  readonly begunAt: number;
  hasArrived: boolean;
  /** What the process has heard, and when. */
  outcome: Outcome['kind'] | undefined;
  endedAt: number;
}

export type Receivers = ReturnType<typeof createReceivers>;

/** The services that leads are brought to. */
export function createReceivers(world: World) {
  const attempts: Attempted[] = [];
  const dead = new Set<Party>();
  let events = 0;

  function begin({ delivery }: ClaimedDelivery, party: Party, claimedAtMs: number): Attempted {
    const { id, lead_id: leadId, attempts: number } = delivery;
    events += 1;
    const one: Attempted = {
      id,
      leadId,
      number,
      party,
      claimedAtMs,
      begunAtMs: Date.now(),
      begunAt: events,
      hasArrived: false,
      outcome: undefined,
      endedAt: Infinity,
    };
    const rival = attempts.find(
      (other) => other.id === id && !dead.has(other.party) && isHeld(other, claimedAtMs),
    );
    if (rival) world.fail(`${delivery.target} is attempted by two at once`);
    attempts.push(one);
    return one;
  }

  async function receive(attempted: readonly Attempted[], party: Party): Promise<Outcome> {
    const { scheduler, draw, isRough } = world;
    const fate = isRough ? draw.one(fates) : 'good';
    await scheduler.turn(party, `delivers, ${fate}`);
    const outcome = outcomes[fate];
    for (const one of attempted) if (fate !== 'down') one.hasArrived = true;
    await scheduler.turn(party, 'has its answer');
    events += 1;
    for (const one of attempted) {
      const isLate = Date.now() >= one.begunAtMs + patienceMs;
      Object.assign(one, { outcome: isLate ? 'retry' : outcome.kind, endedAt: events });
    }
    return outcome;
  }

  return {
    attempts,
    /** What a process held is free. */
    end: (party: Party) => void dead.add(party),
    /** The receivers of a process. @param claimedAt when it claimed what it delivers now */
    deliverersOf(party: Party, claimedAt: () => number) {
      const deliver = async (claimed: readonly ClaimedDelivery[]) => {
        const begun = claimed.map((one) => begin(one, party, claimedAt()));
        const outcome = await receive(begun, party);
        return claimed.map(() => outcome);
      };
      return new Map(
        targets.map((target): [(typeof targets)[number], Deliverer] => [
          target,
          target === 'staff-mail'
            ? { deliverAll: deliver, windowMs: 10 * 60_000, most: 20 }
            : async (claimed) => (await deliver([claimed]))[0]!,
        ]),
      );
    },
  };
}

const outcomes = {
  good: { kind: 'done' },
  down: { kind: 'retry', reason: 'down' },
  lost: { kind: 'retry', reason: 'the answer was lost' },
  refused: { kind: 'refused', reason: 'refused' },
} as const satisfies Readonly<Record<string, Outcome>>;

const fates = ['good', 'good', 'good', 'good', 'good', 'down', 'lost', 'refused'] as const;

/** Whether an attempt still has its delivery to itself. */
function isHeld({ outcome, claimedAtMs, begunAtMs }: Attempted, nowMs: number): boolean {
  const isOpen = outcome === undefined && nowMs < begunAtMs + patienceMs;
  return isOpen && nowMs < claimedAtMs + leaseMs;
}
