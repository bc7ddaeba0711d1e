import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Person } from './person.ts';
import { readLeads } from './read-leads.ts';

/** How much of one person was removed. */
export interface Erased {
  readonly leads: number;
  readonly deliveries: number;
  readonly subscriptions: number;
  readonly enrolments: number;
}

/** Far below the number of values that either engine takes in a statement. */
const batchSize = 500;

/**
 * Removes everything kept under an email address, a phone number or an id: leads, what was still to
 * be delivered of them, newsletter entries, and enrolments for which no payment was begun (Nigeria
 * Data Protection Act 2023, right to erasure).
 */
export async function erasePerson(store: Store, person: Person): Promise<Erased> {
  const ids: string[] = [];
  for await (const { id } of readLeads(store, { person })) ids.push(id);
  const erased = await store.tables
    .transaction()
    .execute((transaction) => removeAll(transaction, ids, person));
  // The write-ahead log still holds the pages as they were: it is brought in and cut off.
  if (store.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.tables);
  return erased;
}

async function removeAll(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  person: Person,
): Promise<Erased> {
  const email = person.kind === 'email' ? person.email : undefined;
  const erased = {
    leads: 0,
    deliveries: 0,
    subscriptions: email === undefined ? 0 : await removeSubscription(transaction, email),
    enrolments: 0,
  };
  for (let start = 0; start < ids.length; start += batchSize) {
    const removed = await removeLeads(transaction, ids.slice(start, start + batchSize));
    erased.leads += removed.leads;
    erased.deliveries += removed.deliveries;
    erased.subscriptions += removed.subscriptions;
    erased.enrolments += removed.enrolments;
  }
  return erased;
}

async function removeSubscription(transaction: Transaction<Tables>, email: string) {
  const removed = await transaction
    .deleteFrom('subscriptions')
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

async function removeLeads(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<Erased> {
  const deliveries = await transaction
    .deleteFrom('deliveries')
    .where('lead_id', 'in', ids)
    .executeTakeFirst();
  const subscriptions = await transaction
    .deleteFrom('subscriptions')
    .where('lead_id', 'in', ids)
    .executeTakeFirst();
  // Enrolments with a payment stay for the accounts: they name nobody.
  const enrolments = await transaction
    .deleteFrom('enrolments')
    .where('id', 'in', ids)
    .where('id', 'not in', transaction.selectFrom('payments').select('enrolment_id'))
    .executeTakeFirst();
  const leads = await transaction.deleteFrom('leads').where('id', 'in', ids).executeTakeFirst();
  return {
    leads: Number(leads.numDeletedRows),
    deliveries: Number(deliveries.numDeletedRows),
    subscriptions: Number(subscriptions.numDeletedRows),
    enrolments: Number(enrolments.numDeletedRows),
  };
}
