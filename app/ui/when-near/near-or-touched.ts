const gestures = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** How far below the window a part counts as near. */
const nearMargin = '300px';

/**
 * Settles when the element comes near the window or the visitor does anything on the page: a click
 * may lead away, and React cannot leave a page of which a part still waits.
 */
export function nearOrTouched(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) settle();
      },
      { rootMargin: nearMargin },
    );
    function settle() {
      observer.disconnect();
      stop.abort();
      resolve();
    }
    observer.observe(element);
    for (const gesture of gestures) {
      addEventListener(gesture, settle, { capture: true, passive: true, signal: stop.signal });
    }
    addEventListener('popstate', settle, { signal: stop.signal });
  });
}
