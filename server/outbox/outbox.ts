import type { Log } from '#server/logging/log.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { takeOverClaims } from './claim-deliveries.ts';
import { createLane, type Deliver } from './lane.ts';
import type { Target } from '#app/leads/lead-kinds.ts';

interface OutboxOptions {
  readonly store: Store;
  /** The services that are configured; deliveries to others wait until theirs is again. */
  readonly deliverers: ReadonlyMap<Target, Deliver>;
  readonly log: Log;
  readonly now?: () => number;
  readonly random?: () => number;
  /** How often to look for what has become due without being told; a second when left out. */
  readonly pollMs?: number;
}

/** Delivers what leads asked for, at least once each, until it is stopped. */
export interface Outbox {
  start(): void;
  /** Something has become due. */
  wake(): void;
  /** Attempts what is due now, once. Returns how many attempts were made. */
  runOnce(): Promise<number>;
  /** Finishes the running attempts and starts no more. */
  stop(): Promise<void>;
}

/** Creates the outbox's workers; any number of processes may run one on the same store. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, deliverers, log, now = Date.now, random = Math.random, pollMs = 1000 } = options;
  const lanes = [...deliverers].map(([target, deliver]) =>
    createLane({ store, target, deliver, log, now, random, pollMs }),
  );
  let starting: Promise<void> = Promise.resolve();

  async function takeOver(): Promise<void> {
    if (store.engine === 'postgresql') return;
    try {
      await takeOverClaims(store);
    } catch (error) {
      log.warn({ reason: storeFailureReason(error) }, 'claims of the last run end by themselves');
    }
  }

  return {
    start() {
      starting = takeOver().then(() => lanes.forEach((lane) => lane.start()));
    },
    wake: () => lanes.forEach((lane) => lane.wake()),
    async runOnce() {
      let attempts = 0;
      for (const lane of lanes) attempts += await lane.runOnce();
      return attempts;
    },
    async stop() {
      await starting;
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
