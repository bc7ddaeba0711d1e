import { contours } from 'd3-contour';

type Point = readonly [number, number];

const smallestRing = 30;

/** How cells become figure units: cell divided by scale, plus the origin. */
export interface GridPlacement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The outline of the marked cells as polygons of an SVG path, with as few points as look right. */
export function outlinePath(
  marked: Uint8Array,
  size: readonly [number, number],
  placement: GridPlacement,
  tolerance: number,
): string {
  const [contour] = contours().size(size).thresholds([0.5]).smooth(true)(marked);
  const rings = (contour?.coordinates ?? []).flat().map((ring) => ring.slice(0, -1));
  return rings
    .filter((ring) => Math.abs(signedArea(ring)) >= smallestRing)
    .map((ring) => polygon(simplify(ring, tolerance / 2), placement))
    .join('');
}

function polygon(points: readonly Point[], { scale, x, y }: GridPlacement): string {
  const placed = points.map(
    (point) => `${Math.round(point[0] / scale + x)} ${Math.round(point[1] / scale + y)}`,
  );
  return `M${placed.join('L')}Z`;
}

function signedArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

// A ring has no ends to start from, so it is simplified as two open halves.
function simplify(ring: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(ring.length / 2);
  const first = simplifyLine(ring.slice(0, half + 1), tolerance);
  return [...first, ...simplifyLine(ring.slice(half), tolerance).slice(1)];
}

function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const start = line[0];
  const end = line.at(-1);
  if (start === undefined || end === undefined) return [];
  const distances = line.map((point) => distanceToLine(point, start, end));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [start, end];
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance),
    ...simplifyLine(line.slice(farthest), tolerance).slice(1),
  ];
}

function distanceToLine([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const width = endX - startX;
  const height = endY - startY;
  const length = Math.hypot(width, height) || 1;
  return Math.abs(height * (x - startX) - width * (y - startY)) / length;
}
