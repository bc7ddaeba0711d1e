import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where editors keep pictures, below `content`. */
type PictureFolder = 'people' | 'news';

/** A page may hold several: 300 kB is three seconds on a slow 3G connection. */
const mostBytes = 300 * 1024;

/** Finds what is wrong with a picture that a text names, to follow the key; undefined if nothing is. */
export function findPictureFault(
  contentFolder: string,
  folder: PictureFolder,
  name: string,
): string | undefined {
  const path = join(contentFolder, 'pictures', folder, name);
  if (!existsSync(path)) return `no picture called "${name}" in pictures/${folder}`;
  const { size } = statSync(path);
  if (size <= mostBytes) return undefined;
  return `${name} has ${Math.ceil(size / 1024)} kB: a picture must have at most 300 kB`;
}
