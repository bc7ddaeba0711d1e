import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rectangle, clip, svgDocument } from '../figures/compose.ts';
import { figure } from '../figures/figure.ts';
import { optimiseSvg } from '../figures/optimise.ts';
import { portraits } from './portraits.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'content/pictures/people');

/** Head and shoulders, in figure units. */
const frame = { x: 20, y: -110, width: 920, height: 920 } as const;

await mkdir(folder, { recursive: true });
for (const [name, { field, ...person }] of Object.entries(portraits)) {
  const { x, y, width, height } = frame;
  const edge = rectangle(x, y, width, height);
  const ground = `<path fill="${field}" d="${edge}"/>`;
  const viewBox = `${x} ${y} ${width} ${height}`;
  const svg = svgDocument(viewBox, ground + clip('k', edge, await figure(person)));
  const small = optimiseSvg(svg, name);
  await writeFile(join(folder, `${name}.svg`), small);
  process.stdout.write(`${name}.svg ${(small.length / 1024).toFixed(1)} kB\n`);
}
