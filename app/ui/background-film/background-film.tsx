import { Icon } from '../icon/icon.tsx';

/** A silent film in two formats, and the picture that stands in its place. */
export interface Film {
  readonly poster: string;
  readonly webm: string;
  readonly mp4: string;
  readonly width: number;
  readonly height: number;
  /** The moment that the poster shows: the film begins there, so that nobody vanishes. */
  readonly posterSeconds: number;
}

/**
 * A decorative film that loops without sound behind a page's first words. The server sends the
 * poster, which stays where the film is not wanted; background-film.element.ts fades the film in
 * over it, and its button stops all that moves in the section around it (WCAG 2.2.2).
 */
export function BackgroundFilm({ film }: { readonly film: Film }) {
  const { poster, width, height, posterSeconds } = film;
  return (
    <background-film
      className="background-film on-adire"
      data-webm={`${film.webm}#t=${posterSeconds}`}
      data-mp4={`${film.mp4}#t=${posterSeconds}`}
    >
      <img src={poster} width={width} height={height} alt="" fetchPriority="high" />
      <button type="button" className="background-film__button" aria-label="Pause animation" hidden>
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </background-film>
  );
}
