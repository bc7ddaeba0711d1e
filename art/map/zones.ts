import { readFileSync, writeFileSync } from 'node:fs';
import { states, zones, type Zone } from '../../app/site/nigeria/states.ts';
import { ink } from '../figures/colours.ts';
import { zoneTiles } from '../figures/tiles.ts';

/** `node art/map/zones.ts`: the six zones, each in its cloth, from the drawing of the states. */
const folder = new URL('../../app/assets/map/', import.meta.url);
const tileSize = 64;

const statesDrawing = readFileSync(new URL('nigeria.svg', folder), 'utf8');

function outlineOf(stateId: string): string {
  const outline = new RegExp(`<path id="${stateId}" d="([^"]+)"`).exec(statesDrawing)?.[1];
  if (outline === undefined) throw new Error(`No outline of ${stateId}`);
  return outline;
}

function patternOf(at: number): string {
  const tile = zoneTiles[at];
  if (tile === undefined) throw new Error(`No cloth for zone ${at + 1}`);
  const inner = tile.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const size = `width="${tileSize}" height="${tileSize}"`;
  return (
    `<pattern id="z${at + 1}" ${size} patternUnits="userSpaceOnUse">` +
    `<svg ${size} viewBox="0 0 60 60">${inner}</svg></pattern>`
  );
}

/** A zone's outline in thick ink, and over it its states in cloth with thin edges. */
function drawZone(zone: Zone, at: number): string {
  const outlines = states.filter((state) => state.zone === zone).map(({ id }) => outlineOf(id));
  const id = `o${at + 1}`;
  return (
    `<defs><path id="${id}" d="${outlines.join('')}"/></defs>` +
    `<use href="#${id}" stroke-width="9"/>` +
    `<use href="#${id}" fill="url(#z${at + 1})" stroke-width="2.5"/>`
  );
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 1016 828">' +
  `<defs>${zones.map((_zone, at) => patternOf(at)).join('')}</defs>` +
  `<g stroke="${ink}" stroke-linejoin="round">${zones.map(drawZone).join('')}</g></svg>\n`;
writeFileSync(new URL('zones.svg', folder), drawing);
process.stdout.write(`zones.svg ${(drawing.length / 1024).toFixed(1)} kB\n`);
