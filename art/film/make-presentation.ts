import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { presentationCaptions } from './captions.ts';
import { filmFolder, filmPath } from './film-files.ts';
import { openLettering } from './lettering.ts';
import { makeFilm } from './make-film.ts';
import { preparePresentationCast } from './presentation-cast.ts';
import { presentationFrame, presentationSeconds } from './presentation-frame.ts';
import { presentationFramesPerSecond, presentationSize } from './presentation-stage.ts';

const posterSeconds = 5;
// The pop-up is no wider than this, and the file stays under 30 kB.
const posterWidth = 960;

// Makes the presentation of the diaspora page, its poster and its captions:
// node art/film/make-presentation.ts
const stage = { cast: await preparePresentationCast(), lettering: await openLettering() };
await mkdir(filmFolder, { recursive: true });
await sharp(Buffer.from(presentationFrame(stage, posterSeconds)))
  .removeAlpha()
  .resize(posterWidth)
  .webp({ quality: 52, effort: 6, preset: 'drawing' })
  .toFile(filmPath('presentation-poster.webp'));
await writeFile(filmPath('presentation.vtt'), presentationCaptions());
await makeFilm(
  'presentation',
  {
    size: presentationSize,
    framesPerSecond: presentationFramesPerSecond,
    durationSeconds: presentationSeconds,
    frameAt: (seconds) => presentationFrame(stage, seconds),
  },
  { webm: 40, mp4: 25 },
);
