import type { Place } from '../directory/facility.types.ts';

/** Opens the map application of the device, where there is one. */
export function geoLink({ latitude, longitude }: Place, name: string): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;
}

/** The way there on Google Maps, from wherever the visitor is. */
export function directionsLink({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** The place on OpenStreetMap. */
export function openStreetMapLink({ latitude, longitude }: Place): string {
  const place = `${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${place}`;
}
