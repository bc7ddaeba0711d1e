import type { Log } from '#server/logging/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { openStates, type ServerPaymentDesk } from './payment-desk.ts';

interface RegularCheckOptions {
  readonly store: Store;
  readonly desk: ServerPaymentDesk;
  readonly log: Log;
  readonly now?: () => number;
}

/** Asks the payment services about payments of which nothing was heard. */
export interface RegularCheck {
  start(): void;
  /** @returns how many were asked about */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

const everyMs = 60_000;
/** So long nobody asks again about the same payment. */
const restMs = 5 * 60_000;
/** Bank transfers take days; after that nothing comes any more. */
const longestMs = 4 * 24 * 60 * 60_000;
const mostAtOnce = 20;

/**
 * Looks after payments whose visitor did not come back and whose webhook did not arrive, as when
 * the site was down at the wrong moment.
 */
export function createRegularCheck(options: RegularCheckOptions): RegularCheck {
  const { store, desk, log, now = Date.now } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function runOnce(): Promise<number> {
    const due = await store.tables
      .selectFrom('payments')
      .selectAll()
      .where('state', 'in', [...openStates])
      .where('checked_at', '<', now() - restMs)
      .where('created_at', '>', now() - longestMs)
      .orderBy('checked_at')
      .limit(mostAtOnce)
      .execute();
    for (const attempt of due) await desk.ask(attempt, 'link');
    return due.length;
  }

  function runLogged(): void {
    running = runOnce().catch((error: unknown) => {
      log.error({ reason: storeFailureReason(error) }, 'payments could not be checked');
    });
  }

  return {
    runOnce,
    start() {
      runLogged();
      timer = setInterval(runLogged, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
