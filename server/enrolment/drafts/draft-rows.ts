import { createHash } from 'node:crypto';
import type { Store } from '#server/store/store.ts';

type Tables = Pick<Store, 'tables'>;

/** Where an order is kept: the visitor's key, and the plan. */
interface Place {
  readonly key: string;
  readonly plan: string;
}

/** Finds an order that has not expired. */
export function findRow({ tables }: Tables, { key, plan }: Place, nowMs: number) {
  return tables
    .selectFrom('order_drafts')
    .select(['fields', 'sent_to'])
    .where('key_hash', '=', hashOf(key))
    .where('plan', '=', plan)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
}

/** Tells whether a key has an order of any plan that has not expired. */
export async function isKnownKey({ tables }: Tables, key: string, nowMs: number): Promise<boolean> {
  const found = await tables
    .selectFrom('order_drafts')
    .select('plan')
    .where('key_hash', '=', hashOf(key))
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
  return found !== undefined;
}

/** Saves an order in place of the one before. @param fields JSON */
export async function writeRow(
  { tables }: Tables,
  { key, plan }: Place,
  { fields, expiresAtMs }: { readonly fields: string; readonly expiresAtMs: number },
): Promise<void> {
  const fresh = { fields, sent_to: null, expires_at: expiresAtMs };
  await tables
    .insertInto('order_drafts')
    .values({ key_hash: hashOf(key), plan, ...fresh })
    .onConflict((conflict) => conflict.columns(['key_hash', 'plan']).doUpdateSet(fresh))
    .execute();
}

/** Deletes an order that has not been sent or expired, and returns it. */
export function takeRow({ tables }: Tables, { key, plan }: Place, nowMs: number) {
  return tables
    .deleteFrom('order_drafts')
    .where('key_hash', '=', hashOf(key))
    .where('plan', '=', plan)
    .where('sent_to', 'is', null)
    .where('expires_at', '>', nowMs)
    .returning('fields')
    .executeTakeFirst();
}

/** Leaves of an order that was sent only the path of its payment. */
export async function closeRow({ tables }: Tables, place: Place, path: string): Promise<void> {
  await tables
    .updateTable('order_drafts')
    .set({ fields: '{}', sent_to: path })
    .where('key_hash', '=', hashOf(place.key))
    .where('plan', '=', place.plan)
    .execute();
}

/** Leads the browsers that sent an order to its new link. */
export async function moveSent({ tables }: Tables, from: string, to: string): Promise<void> {
  await tables
    .updateTable('order_drafts')
    .set({ sent_to: to })
    .where('sent_to', '=', from)
    .execute();
}

/** Removes drafts that have expired. */
export async function purgeDrafts({ tables }: Tables, nowMs: number): Promise<void> {
  await tables.deleteFrom('order_drafts').where('expires_at', '<=', nowMs).execute();
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
