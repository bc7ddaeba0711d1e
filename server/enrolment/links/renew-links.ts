import type { Transaction } from 'kysely';
import type { Tables, TrailAction } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Change } from '../book.ts';
import type { OrderRows } from '../ledger.ts';
import { newToken, withOrder } from '../order-rows.ts';
import { addToTrail } from '../trail.ts';
import { endLinks } from './ended-links.ts';

/**
 * Ends the links of an order and gives it others, which nobody has yet, with an entry in the trail.
 * @returns its new link, or in a dry run the one it has @throws when the store fails
 */
export function renewLinks(
  store: Store,
  change: Change,
  action: Extract<TrailAction, 'link ended' | 'link renewed'>,
): Promise<string> {
  return withOrder(store, change, async (transaction, rows) => {
    if (change.isDryRun) return rows.enrolment.token;
    await addToTrail(transaction, change, { action });
    return replaceLinks(transaction, rows, change.nowMs);
  });
}

/** Ends the links of an order that is locked, and gives it others. @returns its new link */
export async function replaceLinks(
  transaction: Transaction<Tables>,
  { enrolment: { id }, instalments }: OrderRows,
  nowMs: number,
): Promise<string> {
  await endLinks(transaction, [id], nowMs);
  const token = newToken();
  await transaction.updateTable('enrolments').set({ token }).where('id', '=', id).execute();
  for (const { number } of instalments) {
    await transaction
      .updateTable('instalments')
      .set({ token: newToken() })
      .where('enrolment_id', '=', id)
      .where('number', '=', number)
      .execute();
  }
  return token;
}
