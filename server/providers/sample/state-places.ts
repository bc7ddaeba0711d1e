import type { Place } from '#app/location/directory/facility.ports.ts';
import type { Random } from './random.ts';
import { stateOutlines } from './state-outlines.ts';

type Corner = readonly [longitude: number, latitude: number];

const mostTries = 200;
const candidates = 8;

/**
 * Places for the areas of one state: within its outline and well apart. They are not where the real
 * areas lie, as nothing in the sample is real.
 */
export function areaPlaces(stateId: string, count: number, random: Random): readonly Place[] {
  const outline = outlineOf(stateId);
  const places: Place[] = [];
  while (places.length < count) {
    const tries = Array.from({ length: candidates }, () => placeWithin(outline, random));
    const farthest = tries.reduce((best, place) =>
      nearestSquare(place, places) > nearestSquare(best, places) ? place : best,
    );
    places.push(farthest);
  }
  return places;
}

function outlineOf(stateId: string): readonly Corner[] {
  const text = stateOutlines[stateId];
  if (text === undefined) throw new Error(`there is no outline of ${stateId}`);
  return text.split(', ').map((pair): Corner => {
    const [longitude = 0, latitude = 0] = pair.split(' ').map(Number);
    return [longitude, latitude];
  });
}

function placeWithin(outline: readonly Corner[], random: Random): Place {
  const longitudes = outline.map(([longitude]) => longitude);
  const latitudes = outline.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const longitude = west + random.next() * (east - west);
    const latitude = south + random.next() * (north - south);
    if (isWithin(outline, longitude, latitude)) return { latitude, longitude };
  }
  throw new Error('this outline has hardly any inside');
}

/** Counts how often a line to the east crosses the outline. */
function isWithin(outline: readonly Corner[], longitude: number, latitude: number): boolean {
  let isInside = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    const isBeside = y1 > latitude !== y2 > latitude;
    if (isBeside && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) {
      isInside = !isInside;
    }
  });
  return isInside;
}

function nearestSquare(place: Place, others: readonly Place[]): number {
  return Math.min(
    ...others.map(
      (other) => (other.latitude - place.latitude) ** 2 + (other.longitude - place.longitude) ** 2,
    ),
    Number.MAX_VALUE,
  );
}
