import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  facilityTypes,
  type FacilityType,
  parseSpeciality,
} from '#app/features/providers/directory/facility-types.ts';
import type {
  Facility,
  Level,
  Ownership,
} from '#app/features/providers/directory/facility.types.ts';
import { bandLetters } from '#app/features/providers/directory/plan-bands.ts';
import type { FacilityRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

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
export async function loadDirectory(store: Store) {
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

/** Converts a facility to a row of one directory version. */
export function toFacilityRow(version: string, facility: Facility): FacilityRow {
  return {
    version,
    id: facility.id,
    name: facility.name,
    type: facility.type,
    level: facility.level ?? null,
    ownership: facility.ownership ?? null,
    services: JSON.stringify(facility.services),
    specialities: JSON.stringify(facility.specialities),
    opening: facility.opening ?? null,
    address: facility.address,
    state_id: facility.stateId,
    lga_id: facility.lgaId ?? null,
    ward: facility.ward ?? null,
    latitude: facility.place?.latitude ?? null,
    longitude: facility.place?.longitude ?? null,
    bands: facility.bands.join(''),
    phone: facility.phone ?? null,
    verified_on: facility.verifiedOn ?? null,
  };
}

const none: readonly never[] = [];

/**
 * Converts a row to a facility. An unknown type, which a newer version of the site may have written,
 * becomes a clinic.
 */
function fromFacilityRow(row: FacilityRow): Facility {
  return {
    id: row.id,
    name: row.name,
    type: row.type in facilityTypes ? (row.type as FacilityType) : 'clinic',
    level: (row.level as Level | null) ?? undefined,
    ownership: (row.ownership as Ownership | null) ?? undefined,
    services: textsOf(row.services),
    specialities: textsOf(row.specialities).flatMap((text) => parseSpeciality(text) ?? []),
    opening: row.opening ?? undefined,
    address: row.address,
    stateId: row.state_id,
    lgaId: row.lga_id ?? undefined,
    ward: row.ward ?? undefined,
    place:
      row.latitude === null || row.longitude === null
        ? undefined
        : { latitude: row.latitude, longitude: row.longitude },
    bands: row.bands === '' ? none : bandLetters.filter((band) => row.bands.includes(band)),
    phone: row.phone ?? undefined,
    verifiedOn: row.verified_on ?? undefined,
  };
}

function textsOf(json: string): readonly string[] {
  // Most are empty: share one list to save memory.
  return json === '[]' ? none : (JSON.parse(json) as string[]);
}
