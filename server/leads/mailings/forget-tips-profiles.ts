import type { Kysely } from 'kysely';
import { withoutTipsProfile } from '#app/leads/tips-profile-fields.ts';
import { inBatches, type Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/schema.ts';

/** Small, so that visitors never wait long for the store. */
const batchSize = 500;

/** Removes the results and themes of tips leads from before a time; the addresses stay. */
export async function forgetTipsProfiles({ tables }: Store, beforeMs: number): Promise<void> {
  await inBatches(batchSize, async () => {
    const old = await tables
      .selectFrom('leads')
      .select(['id', 'fields'])
      .where('kind', '=', 'tips')
      .where('created_at', '<', beforeMs)
      .where((row) =>
        row.or([
          row('fields', 'like', '%"tipsResult":%'),
          row('fields', 'like', '%"tipsThemes":%'),
        ]),
      )
      .limit(batchSize)
      .execute();
    for (const { id, fields } of old) await forgetTipsProfile(tables, id, fields);
    return old.length;
  });
}

/** Removes the result and the themes from one lead. */
export async function forgetTipsProfile(
  tables: Kysely<Tables>,
  id: string,
  fields: string,
): Promise<void> {
  const kept = withoutTipsProfile(JSON.parse(fields) as Record<string, string>);
  await tables
    .updateTable('leads')
    // With its own keys: signing up again must not be taken for a repeat, nor the old key tell
    // what has been removed.
    .set({ fields: JSON.stringify(kept), submission_key: id, content_key: id })
    .where('id', '=', id)
    .execute();
}
