import { sql, type DeleteResult, type Transaction } from 'kysely';
import { eraseDrafts } from '#server/enrolment/drafts/order-drafts.ts';
import { eraseOrders, findLeadsAbout } from '#server/enrolment/erase-orders.ts';
import type { LeadRow, Tables } from '#server/store/schema.ts';
import { batchesOf, type Store } from '#server/store/store.ts';
import { findOtherContact, readLeads, type Person } from './read-leads.ts';

interface Counts {
  leads: number;
  deliveries: number;
  subscriptions: number;
  mailings: number;
  enrolments: number;
  /** Of groups' lists: the person's own rows, and those of the lists that go with a lead. */
  members: number;
  /** Orders that are being filled in and name the person. */
  drafts: number;
}

export interface Erased extends Readonly<Counts> {
  /** The leads that were removed. */
  readonly found: readonly FoundLead[];
  /** Email addresses or phone numbers that the person gave besides the one they are erased by. */
  readonly otherContacts: readonly string[];
}

type FoundLead = Pick<LeadRow, 'id' | 'kind' | 'created_at' | 'fields'>;
type Removed = Omit<Erased, 'otherContacts'>;

/** Ends the transaction of a dry run, so that its removals are undone. */
class RolledBack extends Error {
  readonly removed: Removed;
  constructor(removed: Removed) {
    super('dry run');
    this.removed = removed;
  }
}

/** Longer than saving a lead can take, and than clocks of several machines differ. */
const savingMs = 10 * 60 * 1000;

/**
 * Erases a person by email address, phone number or lead id: leads, their deliveries, newsletter
 * entries, mailings, rows of groups' lists, drafts and orders; of those with a payment, what the accounts do
 * not need (Nigeria Data Protection Act 2023, right to erasure). What is saved meanwhile goes too.
 * A dry run takes everything back.
 */
export async function erasePerson(
  store: Store,
  person: Person,
  { isDryRun = false } = {},
): Promise<Erased> {
  const sinceMs = Date.now() - savingMs;
  const ids = new Set<string>();
  const otherContacts = new Set<string>();
  // Looks through most leads before the site has to wait.
  await collect(store);
  const work = store.tables.transaction().execute(async (transaction) => {
    await keepOthersWaiting(store, transaction);
    await collect({ tables: transaction }, sinceMs);
    const all = await removeAll(transaction, [...ids], person);
    if (isDryRun) throw new RolledBack(all);
    return all;
  });
  const removed = await work.catch((error: unknown) => {
    if (error instanceof RolledBack) return error.removed;
    throw error;
  });
  // The write-ahead log still holds the old pages.
  if (store.engine === 'sqlite' && !isDryRun)
    await sql`pragma wal_checkpoint(truncate)`.execute(store.tables);
  return { ...removed, otherContacts: [...otherContacts] };

  async function collect(from: Pick<Store, 'tables'>, since?: number): Promise<void> {
    for await (const { id, fields } of readLeads(from, { person, sinceMs: since })) {
      ids.add(id);
      const other = findOtherContact(fields, person);
      if (other !== undefined) otherContacts.add(other);
    }
  }
}

/** Nobody else writes leads, members and drafts until the end; a transaction of SQLite has that anyway. */
async function keepOthersWaiting(
  { engine }: Store,
  transaction: Transaction<Tables>,
): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`lock table leads, member_lists, group_members, order_drafts in share row exclusive mode`.execute(
    transaction,
  );
}

async function removeAll(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  person: Person,
): Promise<Removed> {
  const email = person.kind === 'email' ? person.email : undefined;
  const removeFrom = async (table: 'subscriptions' | 'mailings') =>
    email === undefined ? 0 : countOf(transaction.deleteFrom(table).where('email', '=', email));
  const counts: Counts = {
    leads: 0,
    deliveries: 0,
    subscriptions: await removeFrom('subscriptions'),
    mailings: await removeFrom('mailings'),
    enrolments: 0,
    members: await removeMembers(transaction, person),
    drafts: await eraseDrafts(transaction, person),
  };
  const all = [...ids, ...(await findLeadsAbout(transaction, ids))];
  const found: FoundLead[] = [];
  for (const batch of batchesOf(all)) {
    found.push(...(await readFound(transaction, batch)));
    add(counts, await removeLeads(transaction, batch));
  }
  return { ...counts, found };
}

function readFound(transaction: Transaction<Tables>, ids: readonly string[]): Promise<FoundLead[]> {
  return transaction
    .selectFrom('leads')
    .select(['id', 'kind', 'created_at', 'fields'])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
}

function add(counts: Counts, more: Counts): void {
  for (const name of Object.keys(counts) as (keyof Counts)[]) counts[name] += more[name];
}

/** Carries a deletion out. @returns how many rows it removed */
async function countOf(rows: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> {
  return Number((await rows.executeTakeFirst()).numDeletedRows);
}

/** Removes the rows in which groups gave this address or number as a member's. */
async function removeMembers(transaction: Transaction<Tables>, person: Person): Promise<number> {
  if (person.kind === 'lead') return 0;
  const value = person.kind === 'email' ? person.email : person.phone;
  return countOf(transaction.deleteFrom('group_members').where(person.kind, '=', value));
}

async function removeLeads(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<Counts> {
  const orders = await eraseOrders(transaction, ids);
  const removeFrom = (table: 'deliveries' | 'subscriptions' | 'mailings') =>
    countOf(transaction.deleteFrom(table).where('lead_id', 'in', ids));
  return {
    ...orders,
    drafts: 0,
    deliveries: await removeFrom('deliveries'),
    subscriptions: await removeFrom('subscriptions'),
    mailings: await removeFrom('mailings'),
    leads: await countOf(transaction.deleteFrom('leads').where('id', 'in', ids)),
  };
}
