import type { Store } from '#server/store/store.ts';

/** Saves a browser's push token. @returns false when it was already saved */
export async function savePushToken(store: Store, token: string, nowMs: number): Promise<boolean> {
  const result = await store.tables
    .insertInto('push_tokens')
    .values({ token, created_at: nowMs })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}
