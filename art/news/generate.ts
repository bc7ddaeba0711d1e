import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { drawNewsPicture } from './news-picture.ts';
import { coverPictures } from './pictures-cover.ts';
import { healthPictures } from './pictures-health.ts';
import { homePictures } from './pictures-home.ts';

const folder = join(import.meta.dirname, '../../content/pictures/news');
const wanted = process.argv[2] ?? '';
const budgetBytes = 12 * 1024;

await mkdir(folder, { recursive: true });
for (const picture of [...healthPictures, ...homePictures, ...coverPictures]) {
  if (!picture.name.includes(wanted)) continue;
  const svg = await drawNewsPicture(picture);
  const sizeBytes = brotliCompressSync(svg).length;
  if (sizeBytes > budgetBytes) throw new Error(`${picture.name} is too large: ${sizeBytes} bytes`);
  await writeFile(join(folder, `${picture.name}.svg`), svg);
  process.stdout.write(`${picture.name}.svg ${(sizeBytes / 1024).toFixed(1)} kB with brotli\n`);
}
