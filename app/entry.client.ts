// Whoever saves data is told at once what a page has cost.
import './ui/data-saver/page-weight.element.ts';
import { isFromDevice } from './features/reach/saved-copy.ts';

// The one script of every page. It waits where data is saved, so that nothing is fetched unasked.
const gestures = ['pointerdown', 'keydown', 'focusin'] as const;

/** What was pressed to open a dialog, in a browser that does not know `command`. */
let pressed: HTMLButtonElement | null | undefined;

function notePress({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest('button[commandfor]') : null;
}

async function start(): Promise<void> {
  await import('./browser/site.ts');
  removeEventListener('click', notePress);
  pressed?.click();
}

if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', notePress);

if (import.meta.env.DEV) {
  // What the router's own scripts would do: without it no island could be reloaded in place.
  const refresh = '/@id/__x00__virtual:react-router/inject-hmr-runtime';
  await import(/* @vite-ignore */ refresh);
}

// A page from the device costs no data, and must say what it is.
if (document.documentElement.dataset['saver'] === 'on' && !isFromDevice()) {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    void start();
  };
  for (const name of gestures) {
    addEventListener(name, begin, { capture: true, passive: true, signal: stop.signal });
  }
} else {
  void start();
}
