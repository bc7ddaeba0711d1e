import type { Transaction } from 'kysely';
import type { Tables, TrailAction } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Change } from '../book.ts';
import { lockOrder, newToken } from '../order-rows.ts';
import { addToTrail } from '../trail.ts';
import { endLinks } from './ended-links.ts';

interface LinkChange extends Change {
  readonly action: Extract<TrailAction, 'link ended' | 'link renewed'>;
}

/**
 * Ends the links of an order and gives it others, which nobody has yet, with an entry in the trail.
 * @returns the order with its new link, or in a dry run the one it has @throws when the store fails
 */
export function renewLinks(store: Store, change: LinkChange) {
  const { enrolmentId, action, who, note, nowMs, isDryRun } = change;
  return store.tables.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, enrolmentId);
    if (isDryRun) return order;
    const token = await replaceLinks(transaction, enrolmentId, nowMs);
    await addToTrail(transaction, { enrolment_id: enrolmentId, at: nowMs, who, action, note });
    return { ...order, token };
  });
}

/** Ends the links of an order that is locked, and gives it others. @returns its new link */
export async function replaceLinks(
  transaction: Transaction<Tables>,
  enrolmentId: string,
  nowMs: number,
): Promise<string> {
  await endLinks(transaction, [enrolmentId], nowMs);
  const { token } = await transaction
    .updateTable('enrolments')
    .set({ token: newToken() })
    .where('id', '=', enrolmentId)
    .returning('token')
    .executeTakeFirstOrThrow();
  const instalments = transaction.selectFrom('instalments').select('number');
  for (const { number } of await instalments.where('enrolment_id', '=', enrolmentId).execute()) {
    await transaction
      .updateTable('instalments')
      .set({ token: newToken() })
      .where('enrolment_id', '=', enrolmentId)
      .where('number', '=', number)
      .execute();
  }
  return token;
}
