import * as v from 'valibot';
import type { Point } from './outline.ts';

/** One area's outline; the largest ring first. */
export interface Boundary {
  readonly stateId: string;
  /** Of the local government area, in the source's spelling. */
  readonly lgaName: string;
  readonly rings: readonly (readonly Point[])[];
}

const point = v.tupleWithRest([v.number(), v.number()], v.number());
const ring = v.array(point);
const collection = v.object({
  features: v.array(
    v.object({
      properties: v.object({ state_id: v.string(), lga_name: v.string() }),
      geometry: v.variant('type', [
        v.object({ type: v.literal('Polygon'), coordinates: v.array(ring) }),
        v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(ring)) }),
      ]),
    }),
  ),
});

/** Reads areas from GeoJSON whose features carry `state_id` and `lga_name`. */
export function parseBoundaries(value: unknown): readonly Boundary[] {
  return v.parse(collection, value).features.map(({ properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.flat().map((points) => points.map(([x, y]): Point => [x, y]));
    return {
      stateId: properties.state_id.replaceAll('_', '-'),
      lgaName: properties.lga_name,
      rings: rings.toSorted((a, b) => b.length - a.length),
    };
  });
}
