import { join } from 'node:path';

/** Where the finished films are kept. */
export const filmFolder = join(import.meta.dirname, '../../app/assets/film');

/** The path of one finished film, poster or list. */
export function filmPath(name: string): string {
  return join(filmFolder, name);
}
