import { renewalDays } from '#app/features/buying/enrolment/renewal.ts';
import { plusDays, plusMonths } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { batchesOf, type Store } from '#server/store/store.ts';
import { coverMonths, findCoverEnd } from '../cover.ts';
import { leadAbout } from '../lead-about.ts';
import type { OrderRows } from '../ledger.ts';
import { findUnsent, readMailable, sendOnce, type RunOptions } from '../reminders/send-once.ts';
import { findRenewal } from './find-renewal.ts';

/** What its lead names as its reminder. */
export const renewalReminder = 'renewal';

/** A mail that offers the next year of cover. */
export type RenewalMail = Awaited<ReturnType<typeof mailOf>>[number];

/**
 * Hands the offers to renew of a day to the outbox: once for each order, before its cover ends.
 * @returns those that had not been sent @throws StoreUnavailableError
 */
export async function runRenewals(options: RunOptions): Promise<readonly RenewalMail[]> {
  return sendOnce(options, await findRenewals(options.store, options.today), leadOf);
}

/** Finds the orders to renew on a day, and reads none that was told before. */
async function findRenewals(store: Store, today: string): Promise<RenewalMail[]> {
  // The first payment of a renewal can be earlier than its year.
  const first = plusDays(plusMonths(today, -coverMonths), -renewalDays);
  const last = plusDays(plusMonths(today, -coverMonths), renewalDays + 1);
  const paid = await store.tables
    .selectFrom('payments')
    .select(['enrolment_id as enrolmentId', 'currency'])
    .distinct()
    .where('paid_at', '>=', Date.parse(first))
    .where('paid_at', '<=', Date.parse(last))
    .execute();
  const found: RenewalMail[] = [];
  for (const some of batchesOf(paid)) {
    const untold = await findUnsent(store, some, leadOf);
    if (untold.length === 0) continue;
    const ids = untold.map(({ enrolmentId }) => enrolmentId);
    for await (const rows of readMailable(store, ids)) {
      found.push(...(await mailOf(store, rows, today)));
    }
  }
  return found;
}

async function mailOf(store: Store, rows: OrderRows, today: string) {
  const { id, currency } = rows.enrolment;
  const endDay = findCoverEnd(rows);
  const isOver = endDay === undefined || endDay < today;
  if (isOver || !(await findRenewal(store.tables, rows, today))) return [];
  // The payer quotes the reference in calls; days are in Lagos.
  return [{ enrolmentId: id, reference: referenceOf(id), endDay, currency }];
}

/** Without the payer's address, which is erased with the enrolment's lead; the same whenever it is sent. */
function leadOf({ enrolmentId: id, currency }: Pick<RenewalMail, 'enrolmentId' | 'currency'>) {
  const fields = { reminder: renewalReminder };
  return leadAbout(
    { id, currency },
    { kind: 'payment-reminder', fields, sentKey: `renewal ${id}` },
  );
}
