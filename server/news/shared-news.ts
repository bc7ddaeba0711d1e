import type { Store } from '#server/store/store.ts';

const rowId = 'latest';

/** Finds the version of the news that a process found last; undefined before the first. */
export async function findSharedNews({ tables }: Store): Promise<string | undefined> {
  const row = await tables
    .selectFrom('news_versions')
    .select('version')
    .where('id', '=', rowId)
    .executeTakeFirst();
  return row?.version;
}

/** Tells the other processes on the store of a version. */
export async function writeSharedNews({ tables }: Store, version: string): Promise<void> {
  await tables
    .insertInto('news_versions')
    .values({ id: rowId, version })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
    .execute();
}
