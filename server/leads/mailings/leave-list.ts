import type { Transaction } from 'kysely';
import { mailingLists, type MailingList } from '#app/leads/lead-kinds.ts';
import { forgetTipsProfile } from './forget-tips-profiles.ts';
import type { MailingRow, Tables } from '#server/store/schema.ts';

/**
 * Marks a mailing as left, stops what its sign-ups still have to deliver and forgets what they held
 * besides the address. @returns the mailing, or undefined when it was left before or erased
 */
export async function leaveList(
  transaction: Transaction<Tables>,
  mailingId: string,
  nowMs: number,
): Promise<MailingRow | undefined> {
  const mailing = await transaction
    .updateTable('mailings')
    .set({ left_at: nowMs })
    .where('id', '=', mailingId)
    .where('left_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!mailing) return undefined;
  if (mailing.list === 'newsletter') {
    await transaction.deleteFrom('subscriptions').where('email', '=', mailing.email).execute();
  }
  const signUps = await transaction
    .selectFrom('leads')
    .select(['id', 'fields'])
    .where('email', '=', mailing.email)
    .where('kind', '=', mailingLists[mailing.list as MailingList])
    .execute();
  for (const { id, fields } of signUps) {
    await forgetTipsProfile(transaction, id, fields);
    await transaction
      .deleteFrom('deliveries')
      .where('lead_id', '=', id)
      .where('state', '<>', 'done')
      .execute();
  }
  return mailing;
}
