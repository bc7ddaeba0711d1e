/** Reads a CSS `unicode-range` value such as `U+0000-00FF,U+0131` into code points. */
export function parseUnicodeRange(range: string): Set<number> {
  const points = new Set<number>();
  for (const part of range.split(',')) {
    const found = /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/i.exec(part.trim());
    if (found?.[1] === undefined) throw new Error(`Not a unicode range: ${part}`);
    const start = Number.parseInt(found[1], 16);
    const end = found[2] === undefined ? start : Number.parseInt(found[2], 16);
    for (let point = start; point <= end; point += 1) points.add(point);
  }
  return points;
}

/** Writes code points as a CSS `unicode-range` value, neighbours joined. */
export function formatUnicodeRange(points: Iterable<number>): string {
  const runs: { start: number; end: number }[] = [];
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && point === run.end + 1) run.end = point;
    else runs.push({ start: point, end: point });
  }
  return runs
    .map(({ start, end }) => (start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`))
    .join(', ');
}

/** The code points of a text. */
export function codePointsOf(text: string): Set<number> {
  return new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
}

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}
