import { PauseButton } from '../pause-button/pause-button.tsx';

export interface Film {
  /** The film's first frame, so that nothing jumps when it starts. */
  readonly poster: string;
  readonly webm: string;
  readonly mp4: string;
  readonly width: number;
  readonly height: number;
}

/** A decorative film: the server sends the poster, background-film.element.ts the movement. */
export function BackgroundFilm({ film }: { readonly film: Film }) {
  const { poster, webm, mp4, width, height } = film;
  return (
    <background-film className="background-film on-adire" data-webm={webm} data-mp4={mp4}>
      <img src={poster} width={width} height={height} alt="" fetchPriority="high" />
      <PauseButton className="background-film__button" thing="animation" iconSize={24} hidden />
    </background-film>
  );
}
