import { useState } from 'react';
import { useReducedMotion } from '../carousel/use-reduced-motion.ts';
import { useFilmPermission } from './use-film-permission.ts';
import { usePageLoaded } from './use-page-loaded.ts';

/** What moves in a film and beside it, and the button that stops and starts all of it. */
export interface FilmPlayback {
  /** Whether the film may be fetched by now. */
  readonly isFilmWanted: boolean;
  readonly isPlaying: boolean;
  /** For text and pictures that move along with the film; never with reduced motion. */
  readonly isTextMoving: boolean;
  /** False where nothing moves or could move, such as before scripts run. */
  readonly hasButton: boolean;
  readonly toggle: () => void;
}

/** Puts together what the visitor's device allows and what the visitor chose. */
export function useFilmPlayback(): FilmPlayback {
  const [choice, setChoice] = useState<boolean>();
  const isMotionReduced = useReducedMotion();
  const permission = useFilmPermission();
  const isLoaded = usePageLoaded();
  const [wasWanted, setWasWanted] = useState(false);

  const isPlaying = choice ?? !isMotionReduced;
  const isFilmWanted = permission !== 'never' && isLoaded && (isPlaying || wasWanted);
  // A film that was fetched once stays, standing still, when it is paused.
  if (isFilmWanted && !wasWanted) setWasWanted(true);

  return {
    isFilmWanted,
    isPlaying,
    isTextMoving: isLoaded && isPlaying && !isMotionReduced,
    hasButton: isLoaded && (permission !== 'never' || !isMotionReduced),
    toggle: () => setChoice(!isPlaying),
  };
}
