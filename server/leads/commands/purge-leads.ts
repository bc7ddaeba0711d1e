import { purgeCodes } from '#server/enrolment/return-codes/code-rows.ts';
import type { Log } from '#server/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Repeating } from '#server/repeat.ts';
import type { Store } from '#server/store/store.ts';
import { eraseNotes } from '#server/enrolment/trail.ts';
import { forgetTipsProfiles } from '../mailings/forget-tips-profiles.ts';

/** Small, so that visitors never wait long for the store. */
const batchSize = 500;

/** Time before which leads are purged: the same day, whole calendar months ago. */
export function purgeBefore(nowMs: number, retentionMonths: number): number {
  const date = new Date(nowMs);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - retentionMonths);
  // The 31st of a shorter month would overflow into the next and purge too much.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** Removes leads older than the retention, with their deliveries. @returns how many leads */
export async function purgeLeads(store: Store, beforeMs: number): Promise<number> {
  for (let purged = 0; ;) {
    const removed = await purgeBatch(store, beforeMs);
    purged += removed;
    if (removed < batchSize) return purged;
  }
}

function purgeBatch(store: Store, beforeMs: number): Promise<number> {
  return store.tables.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('leads')
      .select('id')
      .where('created_at', '<', beforeMs)
      .limit(batchSize)
      .execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await eraseNotes(transaction, ids);
    // Deliveries are removed by the cascade.
    await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
    return old.length;
  });
}

interface DailyPurgeOptions {
  readonly store: Store;
  readonly retentionMonths: number;
  readonly log: Log;
}

/** As the consent says (`tips-personal-1`), however long leads are kept. */
const profileMonths = 12;
const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Purges at the start and then daily; tries again after an hour when the store fails. */
export function createDailyPurge({ store, retentionMonths, log }: DailyPurgeOptions): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function purge(): Promise<void> {
    let nextMs = dayMs;
    try {
      const purged = await purgeLeads(store, purgeBefore(Date.now(), retentionMonths));
      if (purged > 0) log.info({ purged }, 'old leads purged');
      await purgeCodes(store, Date.now());
      await forgetTipsProfiles(store, purgeBefore(Date.now(), profileMonths));
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
