import type { Log } from '#server/logging/log.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { purgeBefore, purgeLeads } from './purge-leads.ts';

interface DailyPurgeOptions {
  readonly store: Store;
  readonly retentionMonths: number;
  readonly log: Log;
}

/** Purges old leads while the site runs. */
export interface DailyPurge {
  start(): void;
  stop(): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Purges at the start and once a day from then on; an hour later when the store refuses. */
export function createDailyPurge({ store, retentionMonths, log }: DailyPurgeOptions): DailyPurge {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function purge(): Promise<void> {
    let nextMs = dayMs;
    try {
      const purged = await purgeLeads(store, purgeBefore(Date.now(), retentionMonths));
      if (purged > 0) log.info({ purged }, 'old leads purged');
    } catch (error) {
      log.warn({ reason: storeFailureReason(error) }, 'old leads not purged');
      nextMs = hourMs;
    }
    if (!isStopped) timer = setTimeout(run, nextMs).unref();
  }

  function run(): void {
    running = purge();
  }

  return {
    start() {
      isStopped = false;
      run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
