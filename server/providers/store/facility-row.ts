import type { Facility, Level, Ownership } from '#app/location/directory/facility.ports.ts';
import { facilityTypes, type FacilityType } from '#app/location/directory/facility-types.ts';
import { bandLetters } from '#app/location/directory/plan-bands.ts';
import { parseSpeciality } from '#app/location/directory/specialities.ts';
import type { FacilityRow } from '#server/store/schema.ts';

/** A facility as the store keeps it, in one version of the directory. */
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
 * The facility that a row holds. A type that this version of the site does not know (the row may
 * come from a newer one) counts as a clinic.
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
  // Most have none: one shared list instead of one for each of them.
  return json === '[]' ? none : (JSON.parse(json) as string[]);
}
