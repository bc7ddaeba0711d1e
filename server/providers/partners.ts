import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import type { PartnerEntry } from '#app/features/providers/provider-content.schema.ts';

const stateOfLga = new Map(lgas.map((lga) => [lga.id, lga.stateId]));

/** Turns partner hospitals into facilities with the insurer's phone number. */
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

/** Adds the partner hospitals that the directory lacks. */
export function withPartners(
  facilities: readonly Facility[],
  partners: readonly Facility[],
): readonly Facility[] {
  const known = new Set(facilities.map(({ id }) => id));
  return [...partners.filter(({ id }) => !known.has(id)), ...facilities];
}
