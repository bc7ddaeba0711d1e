import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rectangle, clip, svgDocument } from '../figures/compose.ts';
import { figure } from '../figures/figure.ts';
import { optimiseSvg } from '../figures/optimise.ts';
import { portraits } from './portraits.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'app/assets/portraits');

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

const names = Object.keys(portraits)
  .toSorted()
  .map((name) => `  '${name}',\n`)
  .join('');
await writeFile(
  join(root, 'app/features/company/people/portrait-names.ts'),
  '/* Written by art/portraits/generate.ts: change that instead. */\n\n' +
    '/** Every drawing in app/assets/portraits. */\n' +
    `export const portraitNames = [\n${names}] as const;\n\n` +
    'export type PortraitName = (typeof portraitNames)[number];\n',
);
