import type { Log } from '#server/log.ts';
import { repeatEvery } from '#server/timers.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { openStates, type ServerOrderPayments } from './order-payments.ts';

interface RegularCheckOptions {
  readonly store: Store;
  readonly orderPayments: ServerOrderPayments;
  readonly log: Log;
  readonly now?: () => number;
}

const everyMs = 60_000;
/** The shortest time between two checks of one payment. */
const restMs = 5 * 60_000;
/** Bank transfers take days, but not more than this. */
const longestMs = 4 * 24 * 60 * 60_000;
const mostAtOnce = 20;

/** Follows up payments whose visitor did not return and whose webhook did not arrive. */
export function createRegularCheck(options: RegularCheckOptions) {
  const { store, orderPayments, log, now = Date.now } = options;
  /** @returns the number of payments checked by this process */
  async function runOnce(): Promise<number> {
    const due = await store.tables
      .selectFrom('payments')
      .selectAll()
      .where('state', 'in', [...openStates])
      // From the future: the clock has been set back.
      .where((row) =>
        row.or([row('checked_at', '<', now() - restMs), row('checked_at', '>', now() + restMs)]),
      )
      .where('created_at', '>', now() - longestMs)
      .orderBy('checked_at')
      .limit(mostAtOnce)
      .execute();
    let checked = 0;
    for (const attempt of due) {
      if (!(await claim(attempt))) continue;
      await orderPayments.check(attempt, 'link');
      checked += 1;
    }
    return checked;
  }

  /** @returns false when another process has checked the payment since it was read */
  async function claim({ id, checked_at: readAt }: PaymentRow): Promise<boolean> {
    const { numUpdatedRows } = await store.tables
      .updateTable('payments')
      .set({ checked_at: now() })
      .where('id', '=', id)
      .where('checked_at', '=', readAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  const repeated = repeatEvery(everyMs, runOnce, (error) =>
    log.error({ reason: storeFailureReason(error) }, 'payment check failed'),
  );
  return { ...repeated, runOnce };
}
