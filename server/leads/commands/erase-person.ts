import { sql, type Transaction } from 'kysely';
import { eraseNotes } from '#server/enrolment/trail.ts';
import type { Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Person } from './person.ts';
import { readLeads } from './read-leads.ts';

export interface Erased {
  readonly leads: number;
  readonly deliveries: number;
  readonly subscriptions: number;
  readonly mailings: number;
  readonly enrolments: number;
  /** Of groups' lists: the person's own rows, and those of the lists that go with a lead. */
  readonly members: number;
}

/** Well below the number of values that either engine takes in a statement. */
const batchSize = 500;

/**
 * Erases a person by email address, phone number or lead id: leads, their deliveries, newsletter
 * entries, mailings, enrolments without a payment and rows of groups' lists (Nigeria Data Protection Act 2023, right to erasure).
 */
export async function erasePerson(store: Store, person: Person): Promise<Erased> {
  const ids: string[] = [];
  for await (const { id } of readLeads(store, { person })) ids.push(id);
  const erased = await store.tables
    .transaction()
    .execute((transaction) => removeAll(transaction, ids, person));
  // The write-ahead log still holds the old pages.
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
    subscriptions:
      email === undefined ? 0 : await removeAddress(transaction, 'subscriptions', email),
    mailings: email === undefined ? 0 : await removeAddress(transaction, 'mailings', email),
    enrolments: 0,
    members: await removeMembers(transaction, person),
  };
  for (let start = 0; start < ids.length; start += batchSize) {
    const removed = await removeLeads(transaction, ids.slice(start, start + batchSize));
    erased.leads += removed.leads;
    erased.deliveries += removed.deliveries;
    erased.subscriptions += removed.subscriptions;
    erased.mailings += removed.mailings;
    erased.enrolments += removed.enrolments;
    erased.members += removed.members;
  }
  return erased;
}

async function removeAddress(
  transaction: Transaction<Tables>,
  table: 'subscriptions' | 'mailings',
  email: string,
) {
  const removed = await transaction.deleteFrom(table).where('email', '=', email).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Removes the rows in which groups gave this address or number as a member's. */
async function removeMembers(transaction: Transaction<Tables>, person: Person): Promise<number> {
  if (person.kind === 'lead') return 0;
  const [column, value] =
    person.kind === 'email'
      ? (['email', person.email] as const)
      : (['phone', person.phone] as const);
  const members = transaction.deleteFrom('group_members').where(column, '=', value);
  return Number((await members.executeTakeFirst()).numDeletedRows);
}

/** Removes the lists that groups sent with these enrolments. @returns the number of members */
async function removeLists(
  transaction: Transaction<Tables>,
  enrolmentIds: readonly string[],
): Promise<number> {
  const lists = transaction
    .selectFrom('member_lists')
    .select('id')
    .where('enrolment_id', 'in', enrolmentIds);
  const members = transaction.deleteFrom('group_members').where('list_id', 'in', lists);
  const { numDeletedRows } = await members.executeTakeFirst();
  await transaction.deleteFrom('member_lists').where('enrolment_id', 'in', enrolmentIds).execute();
  return Number(numDeletedRows);
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
  const mailings = await transaction
    .deleteFrom('mailings')
    .where('lead_id', 'in', ids)
    .executeTakeFirst();
  await eraseNotes(transaction, ids);
  const members = await removeLists(transaction, ids);
  await transaction.deleteFrom('return_codes').where('enrolment_id', 'in', ids).execute();
  // Enrolments with a payment stay for the accounts; they contain no names.
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
    mailings: Number(mailings.numDeletedRows),
    enrolments: Number(enrolments.numDeletedRows),
    members,
  };
}
