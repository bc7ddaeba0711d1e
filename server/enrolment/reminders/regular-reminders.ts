import { lagosDay } from '#app/kernel/days.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { Log } from '#server/log.ts';
import { repeatEvery, type Repeating } from '#server/repeat.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { runReminders } from './run-reminders.ts';

interface RegularRemindersOptions {
  readonly store: Store;
  readonly saver: LeadSaver;
  readonly log: Log;
  readonly now?: () => number;
}

const everyMs = 60 * 60_000;

/** Sends the reminders of the day, and looks again every hour. */
export function createRegularReminders(options: RegularRemindersOptions): Repeating {
  const { store, saver, log, now = Date.now } = options;
  return repeatEvery(everyMs, async () => {
    try {
      const sent = await runReminders({ store, saver, today: lagosDay(now()) });
      if (sent.length > 0) log.info({ reminders: sent.length }, 'payers reminded');
    } catch (error) {
      log.warn({ reason: storeFailureReason(error) }, 'payers not reminded');
    }
  });
}
