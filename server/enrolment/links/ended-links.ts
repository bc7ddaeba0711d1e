import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** Tells whether a link led to an order and does so no more. */
export async function hasEnded(tables: Kysely<Tables>, token: string): Promise<boolean> {
  const ended = tables.selectFrom('ended_links').select('token').where('token', '=', token);
  return (await ended.executeTakeFirst()) !== undefined;
}

/** Ends the links of at most 500 orders, those of their instalments too. */
export async function endLinks(
  transaction: Transaction<Tables>,
  orderIds: readonly string[],
  nowMs: number,
): Promise<void> {
  if (orderIds.length === 0) return;
  const links = await transaction
    .selectFrom('enrolments')
    .select('token')
    .where('id', 'in', orderIds)
    .unionAll(
      transaction.selectFrom('instalments').select('token').where('enrolment_id', 'in', orderIds),
    )
    .execute();
  if (links.length === 0) return;
  await transaction
    .insertInto('ended_links')
    .values(links.map(({ token }) => ({ token, ended_at: nowMs })))
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
}

/** Forgets links that ended before; those of orders that are still kept stay ended. */
export async function forgetEndedLinks({ tables }: Store, beforeMs: number): Promise<void> {
  await tables
    .deleteFrom('ended_links')
    .where('ended_at', '<', beforeMs)
    .where('token', 'not in', tables.selectFrom('enrolments').select('token'))
    .where('token', 'not in', tables.selectFrom('instalments').select('token'))
    .execute();
}
