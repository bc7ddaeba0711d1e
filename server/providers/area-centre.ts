import type { Facility, Place } from '#app/features/providers/directory/facility.types.ts';
import { lgaCentres } from './lga-centres.ts';
import type { NamedPlace } from './find-place.ts';

/** The middle of a local government area. */
export interface AreaCentre extends Place {
  /** The circle around the middle that lies within the area. */
  readonly radiusKm: number;
}

const centres = new Map(
  Object.entries(lgaCentres).flatMap(([stateId, text]) =>
    text.split(', ').map((entry): [string, AreaCentre] => {
      const [name = '', ...numbers] = entry.split(' ');
      const [latitude = 0, longitude = 0, radiusKm = 0] = numbers.map(Number);
      return [`${stateId}-${name}`, { latitude, longitude, radiusKm }];
    }),
  ),
);

/** Finds the middle of an area. @throws Error when the table lacks it */
export function getAreaCentre(id: string): AreaCentre {
  const centre = centres.get(id);
  if (!centre) throw new Error(`no centre of ${id}`);
  return centre;
}

interface Sum {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
}

/** Tells where areas lie, by the places of their facilities, and how many facilities they have. */
export function areaCentres(facilities: readonly Facility[]) {
  const sums = new Map<string, Sum>();
  for (const { place, stateId, lgaId } of facilities) {
    if (!place) continue;
    for (const id of lgaId === undefined ? [stateId] : [stateId, lgaId]) {
      sums.set(id, total([sums.get(id), { ...place, count: 1 }]));
    }
  }
  const sumOf = (ids: readonly string[]) => total(ids.map((id) => sums.get(id)));
  return {
    /** The centre of a state's or a local government area's facilities. */
    find: (areaId: string) => average(sums.get(areaId)),
    /** The centre of the facilities of some areas, or of the areas themselves where there are none. */
    get: (lgaIds: readonly string[]) =>
      average(sumOf(lgaIds)) ??
      average(total(lgaIds.map((id) => ({ ...getAreaCentre(id), count: 1 })))),
    /** Counts the facilities whose place is known. */
    sizeOf: ({ stateId, lgaIds }: NamedPlace) =>
      sumOf(lgaIds.length > 0 ? lgaIds : [stateId]).count,
  };
}

function total(sums: readonly (Sum | undefined)[]): Sum {
  return sums.reduce<Sum>(
    (all, one) => ({
      latitude: all.latitude + (one?.latitude ?? 0),
      longitude: all.longitude + (one?.longitude ?? 0),
      count: all.count + (one?.count ?? 0),
    }),
    { latitude: 0, longitude: 0, count: 0 },
  );
}

function average(sum: Sum | undefined): Place | undefined {
  if (!sum || sum.count === 0) return undefined;
  return { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count };
}
