import type { Transaction } from 'kysely';
import { impersonalQuery } from '#app/features/buying/party/party-codec.ts';
import type { LeadKind } from '#app/leads/lead-kinds.ts';
import type { Tables } from '#server/store/schema.ts';
import { lockOrders } from './order-rows.ts';
import { eraseNotes } from './trail.ts';

/** What the site itself saves about an order, with the id of its lead in `enrolmentLead`. */
const kindsAboutOrders: readonly LeadKind[] = [
  'payment',
  'payment-reminder',
  'members',
  'order-email',
];

/** Finds the leads that the site has saved about these orders. @returns their ids */
export async function findLeadsAbout(
  transaction: Transaction<Tables>,
  orderIds: readonly string[],
): Promise<string[]> {
  const wanted = new Set(orderIds);
  if (wanted.size === 0) return [];
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'fields'])
    .where('kind', 'in', kindsAboutOrders)
    .execute();
  return leads.flatMap(({ id, fields }) => {
    const { enrolmentLead } = JSON.parse(fields) as { readonly enrolmentLead?: string };
    return enrolmentLead !== undefined && wanted.has(enrolmentLead) ? [id] : [];
  });
}

/**
 * Erases what orders hold of people: notes, members, and the orders themselves. One with a
 * payment stays for the accounts, without ages, homes and payment pages.
 * @returns how many orders and members were removed
 */
export async function eraseOrders(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<{ readonly enrolments: number; readonly members: number }> {
  // First, so that a payment that is being saved is seen below.
  await lockOrders(transaction, ids).execute();
  await eraseNotes(transaction, ids);
  const members = await removeLists(transaction, ids);
  const removed = await transaction
    .deleteFrom('enrolments')
    .where('id', 'in', ids)
    .where('id', 'not in', transaction.selectFrom('payments').select('enrolment_id'))
    .executeTakeFirst();
  await depersonalise(transaction, ids);
  return { enrolments: Number(removed.numDeletedRows), members };
}

/** Removes the lists that groups sent with these orders. @returns the number of members */
async function removeLists(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<number> {
  const lists = transaction
    .selectFrom('member_lists')
    .select('id')
    .where('enrolment_id', 'in', ids);
  const members = transaction.deleteFrom('group_members').where('list_id', 'in', lists);
  const { numDeletedRows } = await members.executeTakeFirst();
  await transaction.deleteFrom('member_lists').where('enrolment_id', 'in', ids).execute();
  return Number(numDeletedRows);
}

async function depersonalise(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  const kept = await transaction
    .selectFrom('enrolments')
    .select(['id', 'query'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, query } of kept) {
    await transaction
      .updateTable('enrolments')
      .set({ query: impersonalQuery(query) })
      .where('id', '=', id)
      .execute();
  }
  const payments = transaction.updateTable('payments').where('enrolment_id', 'in', ids);
  // The service's page shows the payer's address.
  await payments.set({ url: null }).where('url', 'is not', null).execute();
  // What a service says of a failure is free text; the reasons for questions are the site's own.
  await payments.set({ problem: null }).where('state', '=', 'failed').execute();
}
