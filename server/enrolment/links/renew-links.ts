import type { Transaction } from 'kysely';
import type { Tables, TrailAction } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Change } from '../book.ts';
import { instalmentsOf, newToken, withOrder } from '../order-rows.ts';
import { addToTrail, type Author } from '../trail.ts';
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
  return withOrder(store, change, async (transaction, { order }) => {
    if (change.isDryRun) return order.token;
    await addToTrail(transaction, change, { action });
    return replaceLinks(transaction, change);
  });
}

/** Ends the links of an order that is locked, and gives it others. @returns its new link */
export async function replaceLinks(
  transaction: Transaction<Tables>,
  { enrolmentId, nowMs }: Pick<Author, 'enrolmentId' | 'nowMs'>,
): Promise<string> {
  await endLinks(transaction, [enrolmentId], nowMs);
  const { token } = await transaction
    .updateTable('enrolments')
    .set({ token: newToken() })
    .where('id', '=', enrolmentId)
    .returning('token')
    .executeTakeFirstOrThrow();
  for (const { number } of await instalmentsOf({ tables: transaction }, enrolmentId)) {
    await transaction
      .updateTable('instalments')
      .set({ token: newToken() })
      .where('enrolment_id', '=', enrolmentId)
      .where('number', '=', number)
      .execute();
  }
  return token;
}
