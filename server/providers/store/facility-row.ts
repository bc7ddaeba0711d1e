import type {
  Facility,
  Level,
  Ownership,
} from '#app/features/providers/directory/facility.types.ts';
import {
  facilityTypes,
  parseSpeciality,
  type FacilityType,
} from '#app/features/providers/directory/facility-types.ts';
import { bandLetters } from '#app/features/providers/directory/plan-bands.ts';
import type { FacilityRow } from '#server/store/schema.ts';

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
export function fromFacilityRow(row: FacilityRow): Facility {
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
