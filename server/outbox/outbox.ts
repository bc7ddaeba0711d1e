import type { Log } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { releaseClaims } from './claim-deliveries.ts';
import { createDeliveryWorker, type Deliverer, type DeliveryWorker } from './delivery-worker.ts';
import type { Target } from '#app/leads/lead-kinds.ts';

interface OutboxOptions {
  readonly store: Store;
  /** The configured services; deliveries to others wait until their service is configured again. */
  readonly deliverers: ReadonlyMap<Target, Deliverer>;
  /** Called after each attempt. */
  readonly onAttempt?: (target: Target, isGood: boolean) => void;
  readonly log: Log;
  readonly now?: () => number;
  readonly random?: () => number;
}

/**
 * Creates what delivers leads to all services, at least once each; several processes may run one on
 * the same store.
 */
export function createOutbox(options: OutboxOptions): DeliveryWorker {
  const { store, deliverers, log, onAttempt, now = Date.now, random = Math.random } = options;
  const workers = [...deliverers].map(([target, deliverer]) =>
    createDeliveryWorker({ store, target, deliverer, log, onAttempt, now, random }),
  );
  let starting: Promise<void> = Promise.resolve();

  async function releaseOldClaims(): Promise<void> {
    if (store.engine === 'postgresql') return;
    try {
      await releaseClaims(store);
    } catch (error) {
      log.warn(
        { reason: storeFailureReason(error) },
        'stale claims not released; they expire with their leases',
      );
    }
  }

  return {
    start() {
      starting = releaseOldClaims().then(() => workers.forEach((worker) => worker.start()));
    },
    async runOnce() {
      let attempts = 0;
      for (const worker of workers) attempts += await worker.runOnce();
      return attempts;
    },
    async stop() {
      await starting;
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
