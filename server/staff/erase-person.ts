import { sql } from 'kysely';
import type { Store } from '#server/store/store.ts';

/** How much of one person was removed. */
export interface Erased {
  readonly leads: number;
  readonly deliveries: number;
  readonly subscriptions: number;
}

/**
 * Removes everything kept under an email address: leads, what was still to be delivered of them,
 * and the newsletter entry (Nigeria Data Protection Act 2023, right to erasure).
 */
export async function erasePerson(store: Store, address: string): Promise<Erased> {
  const email = address.trim().toLowerCase();
  const erased = await removeAll(store, email);
  // The write-ahead log still holds the pages as they were: it is brought in and cut off.
  if (store.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.tables);
  return erased;
}

function removeAll(store: Store, email: string): Promise<Erased> {
  return store.tables.transaction().execute(async (transaction) => {
    const leads = transaction.selectFrom('leads').select('id').where('email', '=', email);
    const deliveries = await transaction
      .deleteFrom('deliveries')
      .where('lead_id', 'in', leads)
      .executeTakeFirst();
    const removed = await transaction
      .deleteFrom('leads')
      .where('email', '=', email)
      .executeTakeFirst();
    const subscriptions = await transaction
      .deleteFrom('subscriptions')
      .where('email', '=', email)
      .executeTakeFirst();
    return {
      leads: Number(removed.numDeletedRows),
      deliveries: Number(deliveries.numDeletedRows),
      subscriptions: Number(subscriptions.numDeletedRows),
    };
  });
}
