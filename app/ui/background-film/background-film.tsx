import { useEffect, useRef, useState } from 'react';
import { FilmButton } from './film-button.tsx';
import type { FilmPlayback } from './use-film-playback.ts';

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

interface BackgroundFilmProps {
  readonly film: Film;
  readonly playback: FilmPlayback;
}

/**
 * A decorative film that loops without sound behind a page's first words. The poster is what the
 * server sends and what stays where the film is not wanted; the film fades in over it.
 */
export function BackgroundFilm({ film, playback }: BackgroundFilmProps) {
  const { poster, width, height } = film;
  return (
    <div className="background-film on-adire">
      <img src={poster} width={width} height={height} alt="" fetchPriority="high" />
      {playback.isFilmWanted && <FilmVideo film={film} isPlaying={playback.isPlaying} />}
      {playback.hasButton && (
        <FilmButton isPlaying={playback.isPlaying} onToggle={playback.toggle} />
      )}
    </div>
  );
}

interface FilmVideoProps {
  readonly film: Film;
  readonly isPlaying: boolean;
}

function FilmVideo({ film, isPlaying }: FilmVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    // A browser may refuse to play, to save power for one: then the poster stays.
    if (isPlaying) ref.current?.play().catch(() => undefined);
    else ref.current?.pause();
  }, [isPlaying]);

  return (
    <video
      ref={ref}
      className="background-film__video"
      width={film.width}
      height={film.height}
      data-started={hasStarted ? '' : undefined}
      onPlaying={() => setStarted(true)}
      aria-hidden="true"
      tabIndex={-1}
      muted
      loop
      playsInline
      preload="auto"
    >
      <source src={`${film.webm}#t=${film.posterSeconds}`} type="video/webm" />
      <source src={`${film.mp4}#t=${film.posterSeconds}`} type="video/mp4" />
    </video>
  );
}
