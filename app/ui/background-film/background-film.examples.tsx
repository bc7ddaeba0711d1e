import mp4 from '#app/assets/film/hero.mp4?url';
import poster from '#app/assets/film/hero-poster.svg?url';
import webm from '#app/assets/film/hero.webm?url';
import type { Example } from '../example.ts';
import { BackgroundFilm, type Film } from './background-film.tsx';
import { useFilmPlayback } from './use-film-playback.ts';
import './background-film.css';

const film: Film = { poster, webm, mp4, width: 960, height: 1080, posterSeconds: 4 };

const still = {
  isFilmWanted: false,
  isPlaying: false,
  isTextMoving: false,
  hasButton: false,
  toggle: () => undefined,
};

export const examples: Example[] = [
  { name: 'As the visitor’s device allows', node: <LiveFilm /> },
  {
    name: 'The poster alone, as the server sends it',
    node: <BackgroundFilm film={film} playback={still} />,
  },
  {
    name: 'Waiting to be asked, with reduced motion',
    node: <BackgroundFilm film={film} playback={{ ...still, hasButton: true }} />,
  },
];

function LiveFilm() {
  return <BackgroundFilm film={film} playback={useFilmPlayback()} />;
}
