import { mkdir, writeFile } from 'node:fs/promises';
import { optimiseSvg } from '../figures/optimise.ts';
import { filmFolder, filmPath } from './film-files.ts';
import { prepareHeroCast } from './hero-cast.ts';
import { heroDurationSeconds, heroFramesPerSecond, heroSize } from './hero-places.ts';
import { heroFrame, heroPoster } from './hero-scene.ts';
import { makeFilm } from './make-film.ts';

// Makes the film and the poster of the Nigerian home page: node art/film/make-hero.ts
const cast = await prepareHeroCast();
await mkdir(filmFolder, { recursive: true });
await writeFile(filmPath('hero-poster.svg'), optimiseSvg(heroPoster(cast), 'hero-poster'));
await makeFilm(
  'hero',
  {
    size: heroSize,
    framesPerSecond: heroFramesPerSecond,
    durationSeconds: heroDurationSeconds,
    frameAt: (seconds) => heroFrame(cast, seconds),
  },
  { webm: 46, mp4: 30 },
);
