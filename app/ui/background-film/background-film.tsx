import { PauseButton } from '../pause-button/pause-button.tsx';

export interface Film {
  readonly poster: string;
  readonly webm: string;
  readonly mp4: string;
  readonly width: number;
  readonly height: number;
  /** The film starts at the frame that the poster shows, so that nobody vanishes. */
  readonly posterSeconds: number;
}

/** A decorative film: the server sends the poster, background-film.element.ts the movement. */
export function BackgroundFilm({ film }: { readonly film: Film }) {
  const { poster, width, height, posterSeconds } = film;
  return (
    <background-film
      className="background-film on-adire"
      data-webm={`${film.webm}#t=${posterSeconds}`}
      data-mp4={`${film.mp4}#t=${posterSeconds}`}
    >
      <img src={poster} width={width} height={height} alt="" fetchPriority="high" />
      <PauseButton className="background-film__button" thing="animation" iconSize={24} hidden />
    </background-film>
  );
}
