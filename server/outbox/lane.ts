import type { Log } from '#server/logging/log.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { claimDeliveries, type Claimed } from './claim-deliveries.ts';
import type { Outcome } from './retry-policy.ts';
import { settleDelivery } from './settle-delivery.ts';
import type { Target } from '#app/leads/lead-kinds.ts';

/** Brings one delivery to one service; never throws for what the service does. */
export type Deliver = (claimed: Claimed) => Promise<Outcome>;

interface LaneOptions {
  readonly store: Store;
  readonly target: Target;
  readonly deliver: Deliver;
  readonly log: Log;
  readonly now: () => number;
  readonly random: () => number;
  readonly pollMs: number;
}

/** The way to one service. Services have a lane each, so that a slow one holds up nothing else. */
export interface Lane {
  start(): void;
  wake(): void;
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

/** At once per process and service: one that comes back after an outage is not flooded. */
const mostAtOnce = 4;
/** Shorter than a lease: nobody else may have begun the same delivery by then. */
const longestAttemptMs = 45_000;

/** Creates the worker of one lane. */
export function createLane(options: LaneOptions): Lane {
  const { store, target, log, now, pollMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = true;
  let isOutOfReach = false;

  async function runOnce(): Promise<number> {
    const claimed = await claimDeliveries(store, { target, most: mostAtOnce, nowMs: now() });
    const attempts = await Promise.allSettled(claimed.map((one) => attempt(one, options)));
    const failed = attempts.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    return claimed.length;
  }

  async function drain(): Promise<void> {
    try {
      for (;;) if (isStopped || (await runOnce()) === 0) break;
      if (isOutOfReach) log.info({ target }, 'outbox goes on');
      isOutOfReach = false;
    } catch (error) {
      // Said once, not every second.
      if (!isOutOfReach) log.warn({ target, reason: storeFailureReason(error) }, 'outbox waits');
      isOutOfReach = true;
    }
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(run, delayMs).unref();
  }

  function run(): void {
    running ??= drain().finally(() => {
      running = undefined;
      schedule(pollMs);
    });
  }

  return {
    start() {
      isStopped = false;
      run();
    },
    wake() {
      // Once it has come to an end the running drain looks again by itself.
      if (running === undefined) schedule(0);
    },
    runOnce,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function attempt(claimed: Claimed, options: LaneOptions): Promise<void> {
  const { store, deliver, log, now, random } = options;
  const outcome = await inTime(deliver, claimed);
  const isSettled = await settleDelivery(store, claimed, outcome, {
    nowMs: now(),
    random: random(),
  });
  const { lead_id: leadId, id: deliveryId, target, attempts } = claimed.delivery;
  const facts = { leadId, deliveryId, target, attempt: attempts };
  if (!isSettled) log.warn(facts, 'another worker has taken this delivery over');
  else if (outcome.kind === 'done') log.info(facts, 'delivered');
  else log.warn({ ...facts, outcome: outcome.kind, reason: outcome.reason }, 'not delivered');
}

async function inTime(deliver: Deliver, claimed: Claimed): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, longestAttemptMs, { kind: 'retry', reason: 'no answer in time' });
  });
  try {
    return await Promise.race([deliver(claimed), late]);
  } catch (error) {
    return { kind: 'retry', reason: error instanceof Error ? error.name : 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}
