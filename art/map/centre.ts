import type { Point } from './outline.ts';

export interface Centre {
  readonly latitude: number;
  readonly longitude: number;
  /** From the centre to the nearest point of the boundary. */
  readonly radiusKm: number;
}

const kmADegree = 111.195;
/** Points tried along each side, first of the whole area, then around the best so far. */
const steps = 24;
const rounds = 4;

type Rings = readonly (readonly Point[])[];

/** Finds the point inside an area and its state that lies farthest from either boundary. */
export function findCentre(area: Rings, state: Rings): Centre {
  const edges = [...area, ...state];
  const points = area.flat();
  const longitudes = points.map(([x]) => x);
  const latitudes = points.map(([, y]) => y);
  let [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  let [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  let best: Centre = { latitude: 0, longitude: 0, radiusKm: -1 };
  for (let round = 0; round < rounds; round += 1) {
    const [stepX, stepY] = [(east - west) / steps, (north - south) / steps];
    for (let at = 0; at < steps * steps; at += 1) {
      const x = west + ((at % steps) + 0.5) * stepX;
      const y = south + (Math.floor(at / steps) + 0.5) * stepY;
      const radiusKm =
        isWithin(area, [x, y]) && isWithin(state, [x, y]) ? kmToBoundary(edges, [x, y]) : -1;
      if (radiusKm > best.radiusKm) best = { latitude: y, longitude: x, radiusKm };
    }
    [west, east] = [best.longitude - stepX, best.longitude + stepX];
    [south, north] = [best.latitude - stepY, best.latitude + stepY];
  }
  return best;
}

/** Ray casting: counts how often a line to the east crosses the boundary. */
function isWithin(rings: Rings, [x, y]: Point): boolean {
  let isInside = false;
  forEachEdge(rings, ([x1, y1], [x2, y2]) => {
    const isBeside = y1 > y !== y2 > y;
    if (isBeside && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

function kmToBoundary(rings: Rings, [x, y]: Point): number {
  const narrowing = Math.cos((y * Math.PI) / 180);
  let least = Infinity;
  forEachEdge(rings, (from, to) => {
    const [x1, y1] = [(from[0] - x) * narrowing, from[1] - y];
    const [dx, dy] = [(to[0] - from[0]) * narrowing, to[1] - from[1]];
    const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x1 + along * dx, y1 + along * dy));
  });
  return least * kmADegree;
}

function forEachEdge(rings: Rings, visit: (from: Point, to: Point) => void): void {
  for (const ring of rings) {
    ring.forEach((from, at) => visit(from, ring[(at + 1) % ring.length] ?? from));
  }
}
