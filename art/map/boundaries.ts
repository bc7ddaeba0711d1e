import { z } from 'zod';
import type { Point } from './outline.ts';

/** One state's outline; the largest ring first. */
export interface StateBoundary {
  readonly id: string;
  readonly rings: readonly (readonly Point[])[];
}

const point = z.tuple([z.number(), z.number()]).rest(z.number());
const ring = z.array(point);
const collection = z.object({
  features: z.array(
    z.object({
      properties: z.object({ state_id: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
      ]),
    }),
  ),
});

/** Reads states from GeoJSON whose features carry `state_id`. */
export function parseBoundaries(value: unknown): readonly StateBoundary[] {
  return collection.parse(value).features.map(({ properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.flat().map((points) => points.map(([x, y]): Point => [x, y]));
    return {
      id: properties.state_id.replaceAll('_', '-'),
      rings: rings.toSorted((a, b) => b.length - a.length),
    };
  });
}
