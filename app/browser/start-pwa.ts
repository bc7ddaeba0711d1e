import { isFromDevice } from '#app/features/reach/saved-copy.ts';

const gestures = ['pointerdown', 'keydown', 'focusin'] as const;
const restMs = 5000;

/**
 * Push messages, offline use and forms that wait. Nothing of it is needed to read, so its code comes
 * when the page has come to rest or is first touched.
 */
export function startPwa(): void {
  // In the frame of the quote dialog the page around it sees to everything.
  if (window !== window.top) return;
  const isUrgent = document.documentElement.dataset['pushAsk'] === 'load' || isFromDevice();
  whenAtRest(isUrgent ? 0 : restMs, () => {
    import('#app/features/reach/reach-layer.ts').then(
      ({ startReach }) => startReach(),
      // Without it the page is all there; the next page tries again.
      () => undefined,
    );
  });
}

/** Starts something once: at the first gesture, or a while after the page has loaded. */
function whenAtRest(delayMs: number, start: () => void): void {
  const stop = new AbortController();
  const { signal } = stop;
  const begin = () => {
    if (signal.aborted) return;
    stop.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  };
  const wait = () => setTimeout(begin, delayMs);
  for (const name of gestures) addEventListener(name, begin, { capture: true, signal });
  if (navigator.userActivation?.hasBeenActive) begin();
  else if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal });
}
