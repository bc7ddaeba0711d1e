import type { Target } from '#app/leads/lead-kinds.ts';
import type { Log } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { repeat, withTimeout } from '#server/timers.ts';
import { claimDeliveries, type ClaimedDelivery } from './claim-deliveries.ts';
import type { Outcome } from './retry-policy.ts';
import { settleDelivery, type Timing } from './settle-delivery.ts';

/** Sends one delivery to one service; a failure of the service is an outcome, not an error. */
export type Deliver = (claimed: ClaimedDelivery) => Promise<Outcome>;

/** Delivers to one service what comes within a time together; the first goes at once. */
export interface GroupedDelivery {
  /** @returns an outcome for each, in the given order */
  readonly deliverAll: (claimed: readonly ClaimedDelivery[]) => Promise<readonly Outcome[]>;
  /** Time after one group until the next; a full group does not wait. */
  readonly windowMs: number;
  readonly most: number;
}

export type Deliverer = Deliver | GroupedDelivery;

interface DeliveryWorkerOptions {
  readonly store: Store;
  readonly target: Target;
  readonly deliverer: Deliverer;
  readonly log: Log;
  /** Called after each attempt. */
  readonly onAttempt?: ((target: Target, isGood: boolean) => void) | undefined;
  readonly now: () => number;
  readonly random: () => number;
}

/** Delivers to one service. Each has its own worker, so that a slow one holds up no other. */
export interface DeliveryWorker {
  start(): void;
  /** Attempts each due delivery once. @returns the number of attempts */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

/** Limits concurrency, so that a service that recovers is not flooded. */
const mostAtOnce = 4;
/** Shorter than a lease, so that no other worker has started the same delivery. */
const longestAttemptMs = 45_000;
const pollEveryMs = 1000;

/** Creates the worker of one service. */
export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { store, target, log, now, deliverer } = options;
  const group = typeof deliverer === 'function' ? undefined : deliverer;
  const most = group?.most ?? mostAtOnce;
  let isStopped = true;
  let isPaused = false;

  async function runOnce(): Promise<number> {
    const claim = { target, most, windowMs: group?.windowMs, now };
    const claimed = await claimDeliveries(store, claim);
    const groups = group && claimed.length > 0 ? [claimed] : claimed.map((one) => [one]);
    const attempts = await Promise.allSettled(groups.map((some) => attempt(some, options)));
    const failed = attempts.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    return claimed.length;
  }

  async function drain(): Promise<number> {
    try {
      for (;;) if (isStopped || (await runOnce()) === 0) break;
      if (isPaused) log.info({ target }, 'outbox resumed');
      isPaused = false;
    } catch (error) {
      // Log once, not every second.
      if (!isPaused) log.warn({ target, reason: storeFailureReason(error) }, 'outbox paused');
      isPaused = true;
    }
    return pollEveryMs;
  }

  const repeated = repeat(drain);
  return {
    start() {
      isStopped = false;
      repeated.start();
    },
    runOnce,
    stop() {
      isStopped = true;
      return repeated.stop();
    },
  };
}

async function attempt(
  claimed: readonly ClaimedDelivery[],
  options: DeliveryWorkerOptions,
): Promise<void> {
  // The claim took so long that another worker could begin before this attempt ends.
  const isLate = claimed.some((one) => options.now() + longestAttemptMs > one.leaseEndsMs);
  if (isLate)
    return options.log.warn({ target: options.target }, 'claim too slow, left to its end');
  const outcomes = await tryToDeliver(options.deliverer, claimed);
  // The same for all, so that a group stays together.
  const timing = { nowMs: options.now(), random: options.random() };
  for (const [at, one] of claimed.entries()) {
    const outcome = outcomes[at] ?? { kind: 'retry', reason: 'no outcome' };
    options.onAttempt?.(options.target, outcome.kind === 'done');
    await settle(one, outcome, timing, options);
  }
}

async function settle(
  claimed: ClaimedDelivery,
  outcome: Outcome,
  timing: Timing,
  { store, log }: DeliveryWorkerOptions,
): Promise<void> {
  const isSettled = await settleDelivery(store, claimed, outcome, timing);
  const { lead_id: leadId, id: deliveryId, target, attempts } = claimed.delivery;
  const facts = { leadId, deliveryId, target, attempt: attempts };
  if (!isSettled) log.warn(facts, 'delivery taken over by another worker');
  else if (outcome.kind === 'done') log.info(facts, 'delivered');
  else log.warn({ ...facts, outcome: outcome.kind, reason: outcome.reason }, 'not delivered');
}

async function tryToDeliver(
  deliverer: Deliverer,
  claimed: readonly ClaimedDelivery[],
): Promise<readonly Outcome[]> {
  try {
    const outcomes =
      typeof deliverer === 'function'
        ? Promise.all(claimed.map(deliverer))
        : deliverer.deliverAll(claimed);
    return await withTimeout(outcomes, longestAttemptMs);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    return claimed.map(() => ({ kind: 'retry', reason }));
  }
}
