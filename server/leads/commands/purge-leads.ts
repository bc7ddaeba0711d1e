import { dayMs } from '#app/kernel/days.ts';
import { purgeDrafts } from '#server/enrolment/drafts/order-drafts.ts';
import type { Log } from '#server/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { purgePushTokens } from '#server/push/subscription.ts';
import { repeat, type Repeating } from '#server/timers.ts';
import { inBatches, type Store } from '#server/store/store.ts';
import type { LeadKind } from '#app/leads/lead-kinds.ts';
import { eraseOrders } from '#server/enrolment/erase-orders.ts';
import { forgetEndedLinks } from '#server/enrolment/links/ended-links.ts';
import { coverMonths } from '#server/enrolment/cover.ts';
import { endOldLinks, purgeUnpaid } from '#server/enrolment/retention/purge-orders.ts';
import { forgetTipsProfiles } from '../mailings/forget-tips-profiles.ts';
import {
  findPurgeDoubt,
  noteDoubt,
  notePurge,
  purgeBefore,
  purgeLimitsAt,
  type PurgeLimits,
} from './purge-doubt.ts';

/** Small, so that visitors never wait long for the store. */
const batchSize = 500;

/** Removes old leads and unpaid orders, and ends the links of covers that are over. */
export async function purgeOld(store: Store, { leadsMs, ordersMs }: PurgeLimits, nowMs: number) {
  const leads = await purgeLeads(store, leadsMs);
  const orders = await purgeUnpaid(store, ordersMs, nowMs);
  const paidBeforeMs = purgeBefore(ordersMs, coverMonths);
  await endOldLinks(store, { paidBeforeMs, changedBeforeMs: ordersMs }, nowMs);
  await forgetEndedLinks(store, leadsMs);
  return { leads, orders };
}

/**
 * Removes leads older than the retention, with their deliveries and what their orders hold of people.
 * @returns how many leads
 */
export function purgeLeads(store: Store, beforeMs: number): Promise<number> {
  return inBatches(batchSize, () => purgeBatch(store, beforeMs));
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
    await eraseOrders(transaction, ids);
    // Deliveries are removed by the cascade.
    await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
    return old.length;
  });
}

/** Removes what people sent to come back to an order; the clock's jumps cost them a second request. */
async function purgeRequests({ tables }: Store, beforeMs: number): Promise<void> {
  const requests = tables.deleteFrom('leads').where('kind', '=', requestKind);
  await requests.where('created_at', '<', beforeMs).execute();
}

interface DailyPurgeOptions {
  readonly store: Store;
  readonly retentionMonths: number;
  readonly log: Log;
}

/** As the consent says (`tips-personal-1`), however long leads are kept. */
const profileMonths = 12;
const hourMs = 60 * 60 * 1000;
/** Requests for a link are answered, or too late to be. */
const requestsMs = dayMs;
const requestKind: LeadKind = 'order-link';

/**
 * Purges at the start and then daily; tries again after an hour when the store fails, or the clock looks
 * wrong.
 */
export function createDailyPurge({ store, retentionMonths, log }: DailyPurgeOptions): Repeating {
  /** @returns whether the clock could be trusted */
  async function purgeIfSure(nowMs: number): Promise<boolean> {
    const limits = purgeLimitsAt(nowMs, retentionMonths);
    const doubt = await findPurgeDoubt(store, nowMs, limits);
    if (doubt) {
      await noteDoubt(store, doubt);
      log.error(
        doubt,
        'old leads not purged: is the clock right? npm run leads -- purge says more',
      );
      return false;
    }
    const purged = await purgeOld(store, limits, nowMs);
    if (purged.leads + purged.orders > 0) log.info(purged, 'old leads purged');
    await purgePushTokens(store, nowMs);
    await forgetTipsProfiles(store, purgeBefore(nowMs, profileMonths));
    await notePurge(store, nowMs);
    return true;
  }

  return repeat(async () => {
    try {
      await purgeRequests(store, Date.now() - requestsMs);
      await purgeDrafts(store, Date.now());
      return (await purgeIfSure(Date.now())) ? dayMs : hourMs;
    } catch (error) {
      log.warn({ reason: storeFailureReason(error) }, 'old leads not purged');
      return hourMs;
    }
  });
}
