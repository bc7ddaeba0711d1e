import { useSyncExternalStore } from 'react';

let pendingCount = 0;
const listeners = new Set<() => void>();

/** Counts a chunk as pending until it has arrived or failed. */
export function trackPendingChunk(loading: Promise<unknown>): void {
  // Loading starts while React renders, when no other component may be told.
  queueMicrotask(() => changeCount(1));
  const end = () => changeCount(-1);
  loading.then(end, end);
}

function changeCount(by: number): void {
  pendingCount += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the next page waits for its chunk. The router's own state does not tell: it reaches the
 * screen together with that page.
 */
export function useHasPendingChunk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pendingCount > 0,
    () => false,
  );
}
