import type { Facility } from '#app/features/providers/directory/facility.types.ts';

/** A facility of which only what a test is about is said. */
export function aFacility(given: Partial<Facility> & Pick<Facility, 'id' | 'name'>): Facility {
  return {
    type: 'hospital',
    level: undefined,
    ownership: undefined,
    services: [],
    specialities: [],
    opening: undefined,
    address: '',
    stateId: 'lagos',
    lgaId: 'lagos-ikeja',
    ward: undefined,
    place: undefined,
    bands: [],
    phone: undefined,
    verifiedOn: undefined,
    ...given,
  };
}
