import type { Store } from '#server/store/store.ts';

/** Keeps a browser's push token. @returns false when it was there already */
export async function keepPushToken(store: Store, token: string, nowMs: number): Promise<boolean> {
  const result = await store.tables
    .insertInto('push_tokens')
    .values({ token, created_at: nowMs })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}
