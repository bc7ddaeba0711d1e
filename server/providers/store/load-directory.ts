import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type { Store } from '#server/store/store.ts';
import { fromFacilityRow } from './facility-row.ts';

export interface StoredDirectory {
  readonly version: string;
  readonly facilities: readonly Facility[];
}

const batchSize = 1000;
const mostTries = 5;

export interface LastImport {
  readonly atMs: number;
  readonly facilities: number;
}

/** Finds when the current version was imported; undefined before the first import. */
export async function findLastImport(store: Store): Promise<LastImport | undefined> {
  const row = await currentVersion(store).select(['created_at', 'facilities']).executeTakeFirst();
  return row && { atMs: row.created_at, facilities: row.facilities };
}

/** Finds the id of the current version; undefined before the first import. */
export async function findCurrentVersion(store: Store): Promise<string | undefined> {
  const row = await currentVersion(store).select('id').executeTakeFirst();
  return row?.id;
}

function currentVersion({ tables }: Store) {
  return (
    tables
      .selectFrom('directory_versions')
      .where('state', '=', 'current')
      // Two simultaneous imports can leave two rows; the later one wins.
      .orderBy('created_at', 'desc')
      .limit(1)
  );
}

/**
 * Loads the current directory in batches, serving requests in between; undefined before the first
 * import.
 */
export async function loadDirectory(store: Store): Promise<StoredDirectory | undefined> {
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const version = await findCurrentVersion(store);
    if (version === undefined) return undefined;
    const facilities: Facility[] = [];
    for await (const batch of readVersion(store, version)) facilities.push(...batch);
    // A finished import may have started to delete what was being read.
    if ((await findCurrentVersion(store)) === version) return { version, facilities };
  }
  throw new Error('imports follow each other too fast to read the directory');
}

/**
 * Reads the current version to its end, in batches ordered by id.
 * @throws when an import has replaced it meanwhile
 */
export async function* readCurrent(
  store: Store,
  version: string,
): AsyncGenerator<readonly Facility[]> {
  yield* readVersion(store, version);
  if ((await findCurrentVersion(store)) === version) return;
  throw new Error('Another import has replaced the directory meanwhile. Run this again.');
}

async function* readVersion(store: Store, version: string): AsyncGenerator<readonly Facility[]> {
  for (let lastId = ''; ;) {
    const rows = await store.tables
      .selectFrom('facilities')
      .selectAll()
      .where('version', '=', version)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    yield rows.map((row) => fromFacilityRow(row));
    lastId = rows.at(-1)?.id ?? '';
    if (rows.length < batchSize) return;
    await nextTurn();
  }
}
