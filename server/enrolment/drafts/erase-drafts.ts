import type { Transaction } from 'kysely';
import { namesPerson, type Person } from '#server/leads/commands/read-leads.ts';
import type { Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** Finds the orders being filled in that name a person. */
export async function findDraftsOf({ tables }: Pick<Store, 'tables'>, person: Person) {
  const all = await tables
    .selectFrom('order_drafts')
    .select(['key_hash', 'plan', 'fields'])
    .execute();
  return all.filter(({ fields }) => namesPerson(fields, person));
}

/** Removes the orders being filled in that name a person. @returns how many */
export async function eraseDrafts(
  transaction: Transaction<Tables>,
  person: Person,
): Promise<number> {
  const found = await findDraftsOf({ tables: transaction }, person);
  for (const { key_hash: hash, plan } of found) {
    await transaction
      .deleteFrom('order_drafts')
      .where('key_hash', '=', hash)
      .where('plan', '=', plan)
      .execute();
  }
  return found.length;
}
