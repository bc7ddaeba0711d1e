import { randomUUID } from 'node:crypto';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type { FacilityRow } from '#server/store/schema.ts';
import { inBatches, type Store } from '#server/store/store.ts';
import { toFacilityRow } from './load-directory.ts';

interface NewDirectory {
  readonly facilities: AsyncIterable<Facility>;
  /** File name. */
  readonly source: string;
  /** Called once every row is written and nothing is replaced yet; its failure keeps the old one. */
  readonly beforeReplacing?: (version: string) => Promise<void>;
}

/** Small batches save memory and keep transactions short. */
const batchSize = 100;
const removedAtOnce = 1000;
/** A staged version this old belongs to a crashed import. */
const staleAfterMs = 60 * 60 * 1000;

/**
 * Replaces the directory. Rows are written in short transactions under a staged version, so that
 * visitors' forms never wait for an import. A last transaction makes that version current; any
 * earlier failure leaves the old directory in place.
 */
export async function saveDirectory(store: Store, given: NewDirectory) {
  const version = randomUUID();
  await store.tables
    .insertInto('directory_versions')
    .values({
      id: version,
      state: 'staged',
      source: given.source,
      facilities: 0,
      created_at: Date.now(),
    })
    .execute();
  const count = await replaceWith(store, version, given);
  // The new directory is in use; what cannot be removed now goes at the next import.
  await removeOthers(store, version, Date.now()).catch(() => undefined);
  return { version, count };
}

async function replaceWith(
  store: Store,
  version: string,
  { facilities, beforeReplacing }: NewDirectory,
): Promise<number> {
  try {
    const count = await insertAll(store, version, facilities);
    await beforeReplacing?.(version);
    await makeCurrent(store, version, count);
    return count;
  } catch (error) {
    await removeVersion(store, version).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes an imported directory, so that the sample is shown again.
 * @throws when another import has replaced it
 */
export async function removeDirectory(store: Store, version: string): Promise<void> {
  const { numDeletedRows } = await store.tables
    .deleteFrom('directory_versions')
    .where('id', '=', version)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new Error('another import has replaced the directory');
  // What cannot be removed now goes at the next import.
  await removeVersion(store, version).catch(() => undefined);
}

async function insertAll(
  store: Store,
  version: string,
  facilities: AsyncIterable<Facility>,
): Promise<number> {
  let count = 0;
  let batch: FacilityRow[] = [];
  const flush = async () => {
    if (batch.length > 0) await store.tables.insertInto('facilities').values(batch).execute();
    count += batch.length;
    batch = [];
  };
  for await (const facility of facilities) {
    batch.push(toFacilityRow(version, facility));
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return count;
}

function makeCurrent(store: Store, version: string, count: number): Promise<void> {
  return store.tables.transaction().execute(async (tables) => {
    await tables.deleteFrom('directory_versions').where('state', '=', 'current').execute();
    const { numUpdatedRows } = await tables
      .updateTable('directory_versions')
      .set({ state: 'current', facilities: count })
      .where('id', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error('another import has removed this one');
  });
}

/** Removes rows of old versions and crashed imports. */
async function removeOthers(store: Store, current: string, nowMs: number): Promise<void> {
  await store.tables
    .deleteFrom('directory_versions')
    .where('state', '=', 'staged')
    .where('created_at', '<', nowMs - staleAfterMs)
    .execute();
  const saved = store.tables.selectFrom('directory_versions').select('id');
  const orphans = await store.tables
    .selectFrom('facilities')
    .select('version')
    .distinct()
    .where('version', 'not in', saved)
    .execute();
  for (const { version } of orphans) {
    if (version !== current) await removeVersion(store, version);
  }
}

async function removeVersion(store: Store, version: string): Promise<void> {
  await store.tables.deleteFrom('directory_versions').where('id', '=', version).execute();
  await inBatches(removedAtOnce, async () => {
    const some = await store.tables
      .selectFrom('facilities')
      .select('id')
      .where('version', '=', version)
      .orderBy('id')
      .limit(removedAtOnce)
      .execute();
    const last = some.at(-1);
    if (last) {
      await store.tables
        .deleteFrom('facilities')
        .where('version', '=', version)
        .where('id', '<=', last.id)
        .execute();
    }
    return some.length;
  });
}
