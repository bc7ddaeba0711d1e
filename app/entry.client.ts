// Shown at once with the data saver, which loads the rest at the first touch.
import './site/data-saver/page-weight.element.ts';
import { onFirstGesture } from './browser/start-when.ts';
import { isFromDevice } from './features/pwa/saved-copy.ts';
import { savesData } from './ui/device-preferences.ts';

/** The button pressed to open a dialog, in a browser that does not know `command`. */
let pressed: HTMLButtonElement | null | undefined;

function notePress({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest('button[commandfor]') : null;
}

async function start(): Promise<void> {
  await import('./browser/site.ts');
  removeEventListener('click', notePress);
  pressed?.click();
}

/** Starts, at the next touch where the network fails now. */
function tryToStart(): void {
  start().catch(() => onFirstGesture(window, tryToStart));
}

if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', notePress);

if (import.meta.env.DEV) {
  // The router's own scripts would do this: hot reload of islands needs it.
  const refresh = '/@id/__x00__virtual:react-router/inject-hmr-runtime';
  await import(/* @vite-ignore */ refresh);
}

// A page from the device costs no data, and must say that it is a copy.
if (savesData() && !isFromDevice()) {
  onFirstGesture(window, tryToStart);
} else {
  tryToStart();
}
