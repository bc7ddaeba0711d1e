import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseBoundaries, type Boundary } from './boundaries.ts';
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

const boundaries = parseBoundaries(JSON.parse(readFileSync(source, 'utf8')));
mkdirSync(new URL('app/assets/map/', root), { recursive: true });
writeFileSync(new URL('app/assets/map/nigeria.svg', root), drawing(boundaries));

function project([longitude, latitude]: Point): Point {
  return [(longitude - west) * narrowing * scale, (north - latitude) * scale];
}

function drawing(states: readonly Boundary[]): string {
  const paths = states.map(({ stateId, rings }) => {
    const shapes = rings.map((ring) => pathOf(simplify(ring.map(project), pictureTolerance)));
    return `<path id="${stateId}" d="${shapes.join('')}"/>`;
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
