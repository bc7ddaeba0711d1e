import type { Facility } from '#app/location/directory/facility.ports.ts';
import { lgas } from '#app/location/nigeria/lgas.ts';
import type { PartnerEntry } from '#server/content/providers/provider-content.ts';

const stateOfLga = new Map(lgas.map((lga) => [lga.id, lga.stateId]));

/** The partner hospitals as facilities; their phone is the insurer's, who puts callers through. */
export function partnerFacilities(entries: readonly PartnerEntry[], phone: string): Facility[] {
  return entries.map(({ lga, latitude, longitude, ...entry }) => ({
    ...entry,
    stateId: stateOfLga.get(lga) ?? '',
    lgaId: lga,
    ward: undefined,
    place: { latitude, longitude },
    phone,
    verifiedOn: undefined,
  }));
}

/** A directory with the partner hospitals in it, whatever else it holds. */
export function withPartners(
  facilities: readonly Facility[],
  partners: readonly Facility[],
): readonly Facility[] {
  const known = new Set(facilities.map(({ id }) => id));
  return [...partners.filter(({ id }) => !known.has(id)), ...facilities];
}
