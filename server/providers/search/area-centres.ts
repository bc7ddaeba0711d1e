import type { Facility, Place } from '#app/location/directory/facility.ports.ts';

/** The middle of each area's facilities, by the id of the state or local government area. */
export type AreaCentres = ReadonlyMap<string, Place>;

/** Finds the middles: how far the next area is, seen from where its hospitals are. */
export function areaCentres(facilities: readonly Facility[]): AreaCentres {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const { place, stateId, lgaId } of facilities) {
    if (!place) continue;
    for (const id of lgaId === undefined ? [stateId] : [stateId, lgaId]) {
      const sum = sums.get(id) ?? { latitude: 0, longitude: 0, count: 0 };
      sum.latitude += place.latitude;
      sum.longitude += place.longitude;
      sum.count += 1;
      sums.set(id, sum);
    }
  }
  return new Map(
    [...sums].map(([id, { latitude, longitude, count }]) => [
      id,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
}
