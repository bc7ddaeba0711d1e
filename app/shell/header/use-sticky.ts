import { useSyncExternalStore } from 'react';

/** The header is sticky once the page is scrolled by more than this (specification, section 9). */
export const stickyThresholdPx = 10;

/** Whether the page is scrolled past the threshold; never at first, as the server knows no scroll. */
export function useSticky(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > stickyThresholdPx,
    () => false,
  );
}

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
