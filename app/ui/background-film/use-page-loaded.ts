import { useSyncExternalStore } from 'react';

/** Whether the load event has come: what is only decoration waits for it. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(subscribe, isLoaded, () => false);
}

function isLoaded(): boolean {
  return document.readyState === 'complete';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('load', onChange);
  return () => window.removeEventListener('load', onChange);
}
