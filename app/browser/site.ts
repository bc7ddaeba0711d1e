import './islands/site-island.ts';
import '#app/ui/dialog/while-open.element.ts';
import { startBackground } from './start-background.ts';
import { startDialogs } from './start-dialogs.ts';
import { startHeader } from './start-header.ts';
import { startSpinner } from './start-spinner.ts';
import { onFirstGesture } from './start-when.ts';

const elements = import.meta.glob([
  '../**/*.element.ts',
  '!../ui/dialog/*.element.ts',
  '!../site/data-saver/*.element.ts',
]);

/** Fetches the code of the custom elements on this page: a file has its element's name. */
function loadElements(): void {
  for (const [path, load] of Object.entries(elements)) {
    const name = /\/([^/]+)\.element\.ts$/.exec(path)?.[1];
    if (!name || !document.querySelector(name)) continue;
    // Without its code an element is complete, only still.
    const start = () => void load().catch(console.error);
    // In every footer: until the first touch, the browser itself would send it.
    if (name === 'form-in-place' && !navigator.userActivation?.hasBeenActive) {
      onFirstGesture(window, start);
    } else start();
  }
}

loadElements();
startHeader();
startDialogs();
startSpinner();
startBackground();
