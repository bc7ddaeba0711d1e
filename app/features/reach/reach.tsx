import { useEffect, useState, type ComponentType } from 'react';

/**
 * Push messages, offline use and forms that wait: all that reaches beyond the open page. Nothing of
 * it is needed to read, so its code comes when the page has loaded and the browser is idle.
 */
export function Reach() {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    // In the frame of the quote dialog the page around it sees to everything.
    if (window === window.top) startWhenIdle(setLayer);
  }, []);
  return Layer && <Layer />;
}

function startWhenIdle(show: (layer: () => ComponentType) => void): void {
  const load = () =>
    import('./reach-layer.tsx').then(
      ({ ReachLayer }) => show(() => ReachLayer),
      // Without it the page is all there; the next page tries again.
      () => undefined,
    );
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 500);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
