import { distanceKm } from '#app/location/directory/distance.ts';
import { facilityPath } from '#app/location/directory/facility-path.ts';
import type { Facility, FacilitySummary, Place } from '#app/location/directory/facility.ports.ts';
import { hoursNow } from '#app/location/directory/hours-in-words.ts';
import { parseOpeningHours } from '#app/location/directory/opening-hours.ts';
import { plansForBands } from '#app/location/directory/plan-bands.ts';
import { lgas } from '#app/location/nigeria/lgas.ts';
import { states } from '#app/location/nigeria/states.ts';

const stateNames = new Map(states.map(({ id, name }) => [id, name]));
const lgaNames = new Map(lgas.map(({ id, name }) => [id, name]));

interface Moment {
  readonly nowMs: number;
  /** Where the visitor is, if that was asked. */
  readonly near: Place | undefined;
}

/** A facility as lists show it, at one moment and seen from one place. */
export function summarise(facility: Facility, { nowMs, near }: Moment): FacilitySummary {
  const { lgaId, place, opening } = facility;
  const hours = opening === undefined ? undefined : parseOpeningHours(opening);
  return {
    id: facility.id,
    name: facility.name,
    path: facilityPath(facility),
    type: facility.type,
    address: facility.address,
    state: stateNames.get(facility.stateId) ?? facility.stateId,
    lga: (lgaId === undefined ? undefined : lgaNames.get(lgaId)) ?? null,
    place: place ? roughly(place) : null,
    plans: plansForBands(facility.bands),
    phone: facility.phone ?? null,
    hours: hours ? hoursNow(hours, nowMs) : null,
    distanceKm: near && place ? distanceKm(near, place) : null,
  };
}

/** Ten metres are enough to be led to a door. */
function roughly({ latitude, longitude }: Place): Place {
  return { latitude: round(latitude), longitude: round(longitude) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
