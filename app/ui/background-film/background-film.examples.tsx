import mp4 from '#app/assets/film/hero.mp4?url';
import poster from '#app/assets/film/hero-poster.svg?url';
import webm from '#app/assets/film/hero.webm?url';
import type { Example } from '../example.ts';
import { BackgroundFilm, type Film } from './background-film.tsx';
import './background-film.css';

const film: Film = { poster, webm, mp4, width: 960, height: 1080 };

export const examples: Example[] = [
  {
    name: 'As the visitor’s device allows',
    node: (
      <section>
        <BackgroundFilm film={film} />
      </section>
    ),
  },
];
