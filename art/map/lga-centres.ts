import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { editDistance } from '../../app/kernel/edit-distance.ts';
import { lgas, type Lga } from '../../app/site/nigeria/lgas.ts';
import { states } from '../../app/site/nigeria/states.ts';
import { parseBoundaries, type Boundary } from './boundaries.ts';
import { findCentre } from './centre.ts';

/** `node art/map/lga-centres.ts AREAS.geojson STATES.geojson`: where each area lies, for the sample. */
const [areasFile, statesFile] = process.argv.slice(2);
if (areasFile === undefined || statesFile === undefined) {
  throw new Error('Name the files of area and state boundaries (GeoJSON).');
}

const file = new URL('../../server/providers/lga-centres.ts', import.meta.url);
const boundaries = readBoundaries(areasFile);
const stateBoundaries = readBoundaries(statesFile);
const boundaryOf = new Map<Lga, Boundary>();
matchNames((lga, name) => lettersOf(lga.name) === lettersOf(name));
// The source spells some names otherwise.
matchNames((lga, name) => mistakes(lga, name) === leastMistakes(lga.stateId, name));

const options = await resolveConfig(file);
writeFileSync(file, await format(centresCode(), { ...options, parser: 'typescript' }));

function readBoundaries(path: string): readonly Boundary[] {
  return parseBoundaries(JSON.parse(readFileSync(path, 'utf8')));
}

function matchNames(isSame: (lga: Lga, name: string) => boolean): void {
  const taken = new Set(boundaryOf.values());
  for (const boundary of boundaries) {
    if (taken.has(boundary)) continue;
    const lga = unmatched(boundary.stateId).find((one) => isSame(one, boundary.lgaName));
    if (lga) boundaryOf.set(lga, boundary);
  }
}

function unmatched(stateId: string): readonly Lga[] {
  return lgas.filter((lga) => lga.stateId === stateId && !boundaryOf.has(lga));
}

function mistakes(lga: Lga, name: string): number {
  return editDistance(lettersOf(name), lettersOf(lga.name), 30);
}

function leastMistakes(stateId: string, name: string): number {
  return Math.min(...unmatched(stateId).map((lga) => mistakes(lga, name)));
}

/** The words in order of the alphabet: "Wasagu-Danko" is "Danko-Wasagu". */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .toSorted()
    .join('');
}

function centresCode(): string {
  const entries = states.map(({ id }) => {
    const areas = lgas.filter(({ stateId }) => stateId === id).map(entryOf);
    return `'${id}': '${areas.join(', ')}',`;
  });
  return `/* Written by art/map/lga-centres.ts: change that instead. Derived from boundaries of GRID3 Nigeria
   (CC BY 4.0, see art/LICENCE.md): of each area, the point that lies farthest from its boundary. */

/** By state: each area, the latitude and longitude of its middle, kilometres to its boundary. */
export const lgaCentres: Readonly<Record<string, string>> = {
${entries.join('\n')}
};`;
}

function entryOf(lga: Lga): string {
  const boundary = boundaryOf.get(lga);
  if (!boundary) throw new Error(`No boundary of ${lga.id}`);
  const state = stateBoundaries.find(({ stateId }) => stateId === lga.stateId);
  const { latitude, longitude, radiusKm } = findCentre(boundary.rings, state?.rings ?? []);
  const name = lga.id.slice(lga.stateId.length + 1);
  // Rounding moves the centre by up to 80 m.
  return `${name} ${latitude.toFixed(3)} ${longitude.toFixed(3)} ${(radiusKm - 0.1).toFixed(1)}`;
}
