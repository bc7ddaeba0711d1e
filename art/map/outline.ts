export type Point = readonly [x: number, y: number];

/** Leaves out the points of a closed ring that lie within the tolerance of the line without them. */
export function simplify(ring: readonly Point[], tolerance: number): readonly Point[] {
  // A closed ring begins and ends in one point: it is halved, so that there is a line to measure by.
  const half = Math.floor(ring.length / 2);
  const first = thin(ring.slice(0, half + 1), tolerance);
  return [...first.slice(0, -1), ...thin(ring.slice(half), tolerance)];
}

function thin(line: readonly Point[], tolerance: number): readonly Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let farthestDistance = 0;
  line.forEach((point, index) => {
    const distance = distanceToLine(point, first, last);
    if (distance > farthestDistance) [farthest, farthestDistance] = [index, distance];
  });
  if (farthestDistance <= tolerance) return [first, last];
  const before = thin(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...thin(line.slice(farthest), tolerance)];
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length;
}
