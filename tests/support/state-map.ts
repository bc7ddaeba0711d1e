import { readFileSync } from 'node:fs';
import type { Place } from '#app/features/providers/directory/facility.types.ts';

type Point = readonly [x: number, y: number];

/** How `art/map/generate.ts` projects degrees onto the drawing. */
const [west, north] = [2.66, 13.92];
const narrowing = Math.cos((9 * Math.PI) / 180);
const scale = 1000 / (12.04 * narrowing);
/** The drawing is simplified: some 3 km, in its own units. */
const tolerance = 3;

const drawing = readFileSync(new URL('../../app/assets/map/nigeria.svg', import.meta.url), 'utf8');
const outlines = new Map(
  [...drawing.matchAll(/<path id="([^"]+)" d="([^"]+)"/g)].map(
    ([, id = '', path = '']) => [id, path.split('z').filter(Boolean).map(pointsOf)] as const,
  ),
);

/** Tells whether a place lies in a state, by the drawing of the states. */
export function isInState(stateId: string, { latitude, longitude }: Place): boolean {
  const point: Point = [(longitude - west) * narrowing * scale, (north - latitude) * scale];
  const rings = outlines.get(stateId) ?? [];
  return rings.some((ring) => isWithin(ring, point) || isBeside(ring, point));
}

/** Reads "M1 2l3 4-5 6": a start and steps. */
function pointsOf(path: string): readonly Point[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)]);
  }
  return points;
}

function isWithin(ring: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
    const isCrossed = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    if (isCrossed) isInside = !isInside;
  });
  return isInside;
}

function isBeside(ring: readonly Point[], [x, y]: Point): boolean {
  return ring.some(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(x1 + share * dx - x, y1 + share * dy - y) <= tolerance;
  });
}
