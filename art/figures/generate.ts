import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAppIcons } from './app-icons.ts';
import { drawScene } from './draw-scene.ts';
import { mark } from './mark.ts';
import { groupScenes, singleScenes } from './scenes.ts';
import { diasporaSlides, heroSlides } from './slide-scenes.ts';
import { adireTile, bandTile, zoneTiles } from './tiles.ts';

const assets = join(import.meta.dirname, '../../app/assets');

async function save(name: string, svg: string): Promise<void> {
  await writeFile(join(assets, 'figures', `${name}.svg`), svg);
  process.stdout.write(`${name}.svg ${(svg.length / 1024).toFixed(1)} kB\n`);
}

await mkdir(join(assets, 'figures'), { recursive: true });
await save('mark', mark);
await save('pattern-adire', adireTile);
await save('pattern-band', bandTile);
for (const [index, tile] of zoneTiles.entries()) await save(`pattern-zone${index + 1}`, tile);
for (const scene of [...singleScenes, ...groupScenes, ...diasporaSlides, ...heroSlides]) {
  await save(scene.name, await drawScene(scene));
}
await writeAppIcons(join(assets, 'icons'));
