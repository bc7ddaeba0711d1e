import { useSyncExternalStore } from 'react';
import { savesData } from '../data-saver/saves-data.ts';
import { findConnection } from './connection.ts';
import { filmMinWidthPx, filmPermission, type FilmPermission } from './film-permission.ts';

const wide = `(min-width: ${filmMinWidthPx}px)`;
const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the film may play here and now; 'never' on the server and until scripts run. */
export function useFilmPermission(): FilmPermission {
  return useSyncExternalStore(subscribe, readPermission, () => 'never');
}

function readPermission(): FilmPermission {
  const connection = findConnection();
  return filmPermission({
    isWide: matchMedia(wide).matches,
    isMotionReduced: matchMedia(reduced).matches,
    isSavingData: savesData(),
    effectiveType: connection?.effectiveType,
  });
}

function subscribe(onChange: () => void): () => void {
  const sources = [matchMedia(wide), matchMedia(reduced), findConnection()];
  for (const source of sources) source?.addEventListener('change', onChange);
  return () => {
    for (const source of sources) source?.removeEventListener('change', onChange);
  };
}
