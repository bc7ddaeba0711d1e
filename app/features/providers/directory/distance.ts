import type { Place } from './facility.types.ts';

const earthRadiusKm = 6371;

/** Distance as the crow flies (haversine). */
export function distanceKm(from: Place, to: Place): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A distance as people say it: "800 m", "2.1 km", "34 km". */
export function distanceInWords(km: number): string {
  if (km < 0.95) return `${Math.max(100, Math.round(km * 10) * 100)} m`;
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
