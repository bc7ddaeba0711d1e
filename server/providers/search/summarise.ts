import { distanceKm } from '#app/features/providers/directory/distance.ts';
import { facilityPath } from '#app/features/providers/directory/facility-path.ts';
import type {
  Facility,
  FacilitySummary,
  Place,
} from '#app/features/providers/directory/facility.types.ts';
import { hoursNow, parseOpeningHours } from '#app/features/providers/directory/opening-hours.ts';
import { plansForBands } from '#app/features/providers/directory/plan-bands.ts';
import { findLga } from '#app/site/nigeria/lgas.ts';
import { findState } from '#app/site/nigeria/states.ts';

interface Moment {
  readonly nowMs: number;
  /** Visitor's location, if known. */
  readonly near: Place | undefined;
}

/** Summarises a facility for lists. */
export function summarise(facility: Facility, { nowMs, near }: Moment): FacilitySummary {
  const { lgaId, place, opening } = facility;
  const hours = opening === undefined ? undefined : parseOpeningHours(opening);
  return {
    id: facility.id,
    name: facility.name,
    path: facilityPath(facility),
    type: facility.type,
    address: facility.address,
    state: findState(facility.stateId)?.name ?? facility.stateId,
    lga: findLga(lgaId ?? '')?.name ?? null,
    place: place ? roughly(place) : null,
    plans: plansForBands(facility.bands),
    phone: facility.phone ?? null,
    hours: hours ? hoursNow(hours, nowMs) : null,
    distanceKm: near && place ? distanceKm(near, place) : null,
  };
}

/** Rounds to about ten metres, which is enough for directions. */
function roughly({ latitude, longitude }: Place): Place {
  return { latitude: round(latitude), longitude: round(longitude) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
