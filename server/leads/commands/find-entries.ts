import { dayInLagos } from '#app/kernel/days.ts';
import { findDraftsOf } from '#server/enrolment/drafts/order-drafts.ts';
import type { Store } from '#server/store/store.ts';
import { readLeads, type Person } from './read-leads.ts';

/** Tells whether anything is kept of a person. */
export async function isKnown(store: Store, person: Person): Promise<boolean> {
  return (await hasLead(store, person)) || (await findListEntries(store, person)) !== undefined;
}

/** Tells whether a person has a lead. */
export async function hasLead(store: Store, person: Person): Promise<boolean> {
  const first = await readLeads(store, { person }).next();
  return first.done !== true;
}

/** Describes what else is kept: newsletter, mailing lists, rows of groups' lists, and drafts. */
export async function findListEntries(store: Store, person: Person): Promise<string | undefined> {
  const entries = [
    ...(person.kind === 'email' ? await findAddressEntries(store, person.email) : []),
    ...(await findMemberEntries(store, person)),
    ...(await findDraftsOf(store.tables, person)).map(
      ({ plan }) => `named in an order of ${plan} not sent`,
    ),
  ];
  return entries.length > 0 ? entries.join(', ') : undefined;
}

async function findAddressEntries(store: Store, email: string): Promise<string[]> {
  const subscription = await store.tables
    .selectFrom('subscriptions')
    .select('created_at')
    .where('email', '=', email)
    .executeTakeFirst();
  if (subscription) return [`a newsletter subscriber since ${dayInLagos(subscription.created_at)}`];
  const mailings = await store.tables
    .selectFrom('mailings')
    .select(['list', 'created_at', 'left_at'])
    .where('email', '=', email)
    .orderBy('list')
    .execute();
  return mailings.map(({ list, created_at: joined, left_at: left }) =>
    left === null
      ? `on the ${list} list since ${dayInLagos(joined)}`
      : `left the ${list} list on ${dayInLagos(left)}`,
  );
}

async function findMemberEntries(store: Store, person: Person): Promise<string[]> {
  if (person.kind === 'lead') return [];
  const value = person.kind === 'email' ? person.email : person.phone;
  const rows = await store.tables
    .selectFrom('group_members')
    .innerJoin('member_lists', 'member_lists.id', 'group_members.list_id')
    .select('member_lists.enrolment_id')
    .distinct()
    .where(`group_members.${person.kind}`, '=', value)
    .execute();
  return rows.map(({ enrolment_id: id }) => `a member of the group of lead ${id}`);
}
