import type { Store } from '#server/store/store.ts';

/** At once, so that visitors never wait long for the store. */
const batchSize = 500;

/** The moment before which leads are purged: whole calendar months back, to the same day. */
export function purgeBefore(nowMs: number, retentionMonths: number): number {
  const date = new Date(nowMs);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - retentionMonths);
  // The 31st of a shorter month would run over into the next one: too late, too much purged.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** Removes leads older than the retention, with their deliveries. @returns how many leads */
export async function purgeLeads(store: Store, beforeMs: number): Promise<number> {
  for (let purged = 0; ;) {
    const removed = await purgeBatch(store, beforeMs);
    purged += removed;
    if (removed < batchSize) return purged;
  }
}

function purgeBatch(store: Store, beforeMs: number): Promise<number> {
  return store.tables.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('leads')
      .select('id')
      .where('created_at', '<', beforeMs)
      .limit(batchSize)
      .execute();
    if (old.length === 0) return 0;
    // Their deliveries go with them.
    await transaction
      .deleteFrom('leads')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
    return old.length;
  });
}
