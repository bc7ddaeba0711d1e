import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeFilm, type Quality } from './encode.ts';
import { noteFilmFacts } from './film-facts.ts';
import { filmFolder, filmPath } from './film-files.ts';
import { recordFilm, type Film } from './record.ts';

/** Draws a film, encodes it for every browser and notes what came out. */
export async function makeFilm(name: string, film: Film, quality: Quality): Promise<void> {
  await mkdir(filmFolder, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const recording = join(folder, 'recording.mkv');
    process.stdout.write(
      `${name}: drawing ${film.framesPerSecond * film.durationSeconds} frames\n`,
    );
    await recordFilm(film, recording);
    process.stdout.write(`${name}: encoding\n`);
    await encodeFilm(recording, filmPath(name), quality);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await noteFilmFacts([`${name}.mp4`, `${name}.webm`]);
}
