import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { squareMark } from './mark.ts';

const rounded = squareMark(13, 1.05);
// Systems cut their own shape out of these two, so the field reaches into the corners, and the
// drawing of the maskable one stays inside the circle that is always shown.
const fullBleed = squareMark(0, 1);
const maskable = squareMark(0, 0.85);

const pictures = [
  { fileName: 'icon-192.png', svg: rounded, size: 192 },
  { fileName: 'icon-512.png', svg: rounded, size: 512 },
  { fileName: 'maskable-512.png', svg: maskable, size: 512 },
  { fileName: 'apple-touch-icon.png', svg: fullBleed, size: 180 },
] as const;

/** Writes the icons of browser tabs, home screens and bookmarks. */
export async function writeAppIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'favicon.svg'), rounded);
  for (const { fileName, svg, size } of pictures) {
    const picture = sharp(Buffer.from(svg), { density: (72 * size) / 60 });
    await picture.resize(size, size).png({ palette: true }).toFile(join(folder, fileName));
  }
}
