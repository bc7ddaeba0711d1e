import { isFromDevice } from '#app/features/pwa/saved-copy.ts';
import { isDataCostly } from '#app/ui/device-preferences.ts';
import { onFirstGesture, whenIdle, whenLoaded } from './start-when.ts';

/** Fetches what nobody needs to read the page: the browser's state and the PWA features. */
export function startBackground(): void {
  // The page around the quote dialog's frame does this for both.
  if (window !== window.top) return;
  if (!isDataCostly() && !isFromDevice()) {
    whenLoaded(() => whenIdle(() => run(fillStores)));
  }
  const startPwa = () => whenIdle(() => run(startPwaFeatures));
  const isUrgent = document.documentElement.dataset['pushAsk'] === 'load' || isFromDevice();
  if (isUrgent || navigator.userActivation?.hasBeenActive) whenLoaded(startPwa);
  else onFirstGesture(window, startPwa);
}

/** Tries something optional; the next page tries again. */
function run(task: () => Promise<void>): void {
  task().catch(() => undefined);
}

/** Location, posts and categories (specification, section 4). */
async function fillStores(): Promise<void> {
  (await import('./fill-stores.ts')).fillStores();
}

async function startPwaFeatures(): Promise<void> {
  (await import('#app/features/pwa/start-pwa-features.ts')).startPwaFeatures();
}
