import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { families } from '../fonts/families.ts';
import { openWholeFamily } from '../fonts/font-file.ts';
import { outlineText, textWidth } from '../fonts/outline-text.ts';
import { cloth } from './colours.ts';
import { patternsUsedIn } from './cloth-patterns.ts';
import { clip, disc, place, rectangle } from './compose.ts';
import { drawSceneMarkup } from './draw-scene.ts';
import { markDrawing } from './mark.ts';
import { groupScenes } from './scenes.ts';
import { adireTile, bandTile } from './tiles.ts';

const [width, height, bandHeight] = [1200, 630, 60];
const ground = height - bandHeight;
const widestText = 500;

/** Writes the picture that other sites show for a link to ours, with the name of the insurer. */
export async function writeSocialPicture(folder: string, name: string): Promise<void> {
  const people = await drawFamily();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs>${patternsUsedIn(people)}${tilePattern('adire', adireTile, 120, 120)}` +
    `${tilePattern('band', bandTile, 360, bandHeight, ground)}</defs>` +
    `<path fill="${cloth.deep}" d="${rectangle(0, 0, width, height)}"/>` +
    `<path fill="url(#adire)" opacity=".5" d="${rectangle(0, 0, width, height)}"/>` +
    clip('scene', rectangle(0, 0, width, ground), disc(880, 360, 290, cloth.sun) + people) +
    `<path fill="url(#band)" d="${rectangle(0, ground, width, bandHeight)}"/>` +
    `${drawMark()}${await drawName(name)}</svg>`;
  await mkdir(folder, { recursive: true });
  const picture = sharp(Buffer.from(svg), { density: 144 }).resize(width, height);
  await picture.png({ palette: true, quality: 90 }).toFile(join(folder, 'default.png'));
}

async function drawFamily(): Promise<string> {
  const family = groupScenes.find((scene) => scene.name === 'family-standing');
  if (family === undefined) throw new Error('The family scene is missing');
  return place(await drawSceneMarkup(family), 590, 30, 0.24);
}

async function drawName(name: string): Promise<string> {
  const ojuju = families.find(({ family }) => family === 'Ojuju');
  if (ojuju === undefined) throw new Error('The heading font is missing');
  const fonts = await openWholeFamily(ojuju, 700);
  const lines = name.split(' ');
  const size = Math.min(104, widestText / Math.max(...lines.map((line) => textWidth(fonts, line))));
  return lines
    .map((line, index) => outlineText(fonts, line, { x: 80, y: 340 + index * size * 1.06, size }))
    .map((path) => `<path fill="#fff" d="${path}"/>`)
    .join('');
}

function drawMark(): string {
  const field = `<rect y="5" width="60" height="46" rx="13" fill="${cloth.indigo}"/>`;
  return place(field + markDrawing, 80, 90, 2.2);
}

function tilePattern(id: string, tile: string, x: number, y: number, top = 0): string {
  const size = `width="${x}" height="${y}"`;
  const placed = tile.replace(/^<svg/, `<svg ${tile.includes(' width="360"') ? '' : size}`);
  return `<pattern id="${id}" y="${top}" ${size} patternUnits="userSpaceOnUse">${placed}</pattern>`;
}
