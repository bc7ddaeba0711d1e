import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { parseBoundaries, type StateBoundary } from './boundaries.ts';
import { simplify, type Point } from './outline.ts';

/** `node art/map/generate.ts BOUNDARIES.geojson`: draws the states, one path each. */
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the file of state boundaries (GeoJSON).');

const root = new URL('../../', import.meta.url);
const width = 1000;
const west = 2.66;
const north = 13.92;
/** A degree of longitude is that much shorter than one of latitude in the middle of Nigeria. */
const narrowing = Math.cos((9 * Math.PI) / 180);
const scale = width / (12.04 * narrowing);
const pictureTolerance = 1.2;
const placesTolerance = 0.07;

const boundaries = parseBoundaries(JSON.parse(readFileSync(source, 'utf8')));
mkdirSync(new URL('app/assets/map/', root), { recursive: true });
writeFileSync(new URL('app/assets/map/nigeria.svg', root), drawing(boundaries));
await writeCode('server/providers/sample/state-outlines.ts', outlinesCode(boundaries));

function project([longitude, latitude]: Point): Point {
  return [(longitude - west) * narrowing * scale, (north - latitude) * scale];
}

function drawing(states: readonly StateBoundary[]): string {
  const paths = states.map(({ id, rings }) => {
    const shapes = rings.map((ring) => pathOf(simplify(ring.map(project), pictureTolerance)));
    return `<path id="${id}" d="${shapes.join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 812">${paths.join('')}</svg>\n`;
}

function pathOf(ring: readonly Point[]): string {
  const rounded = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [[startX, startY] = [0, 0]] = rounded;
  let [lastX, lastY] = [startX, startY];
  const steps = rounded.slice(1, -1).map(([x, y]) => {
    const step = `${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function outlinesCode(states: readonly StateBoundary[]): string {
  const entries = states.map(({ id, rings }) => {
    const ring = simplify(rings[0] ?? [], placesTolerance).slice(0, -1);
    const points = ring.map(
      ([longitude, latitude]) => `${longitude.toFixed(2)} ${latitude.toFixed(2)}`,
    );
    return `'${id}': '${points.join(', ')}',`;
  });
  return `/* Written by art/map/generate.ts: change that instead. */

/** Each state's rough outline, as pairs of longitude and latitude. */
export const stateOutlines: Readonly<Record<string, string>> = {
${entries.join('\n')}
};`;
}

async function writeCode(path: string, code: string): Promise<void> {
  const file = new URL(path, root);
  mkdirSync(new URL('.', file), { recursive: true });
  const options = await resolveConfig(file);
  writeFileSync(file, await format(code, { ...options, parser: 'typescript' }));
}
