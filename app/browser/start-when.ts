const gestures = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once, at the first touch, key or focus within the target. */
export function onFirstGesture(target: EventTarget, begin: () => void): void {
  const stop = new AbortController();
  const onGesture = () => {
    stop.abort();
    begin();
  };
  for (const name of gestures) {
    const options = { capture: true, passive: true, signal: stop.signal };
    target.addEventListener(name, onGesture, options);
  }
}

/** Runs a task once the page has loaded. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}

/** Runs a task when the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task);
}
