import { useEffect, useState, type ComponentType } from 'react';
import { useSite } from '#app/location/use-site.ts';

const gestures = ['pointerdown', 'keydown', 'focusin'] as const;
const restMs = 5000;

/**
 * Push messages, offline use and forms that wait: all that reaches beyond the open page. Nothing of
 * it is needed to read, so its code comes when the page has come to rest or is first touched.
 */
export function Reach() {
  const isAskedOnLoad = useSite().push?.ask === 'load';
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    // In the frame of the quote dialog the page around it sees to everything.
    if (window !== window.top) return;
    return whenAtRest(isAskedOnLoad ? 0 : restMs, () => {
      import('./reach-layer.tsx').then(
        ({ ReachLayer }) => setLayer(() => ReachLayer),
        // Without it the page is all there; the next page tries again.
        () => undefined,
      );
    });
  }, [isAskedOnLoad]);
  return Layer && <Layer />;
}

/** Starts something once: at the first gesture, or a while after the page has loaded. */
function whenAtRest(delayMs: number, start: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const begin = () => {
    if (signal.aborted) return;
    stop.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  };
  const waitOn = () => setTimeout(begin, delayMs);
  for (const name of gestures) addEventListener(name, begin, { capture: true, signal });
  // What started the scripts may have been a touch.
  if (navigator.userActivation?.hasBeenActive) begin();
  else if (document.readyState === 'complete') waitOn();
  else addEventListener('load', waitOn, { signal });
  return () => stop.abort();
}
