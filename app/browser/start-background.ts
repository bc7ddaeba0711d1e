import { isFromDevice } from '#app/features/pwa/saved-copy.ts';
import { isDataCostly } from '#app/ui/device-preferences.ts';
import { onFirstGesture, whenIdle, whenLoaded } from './start-when.ts';

const pwaDelayMs = 5000;

/** Fetches what nobody needs to read the page: the browser's state and the PWA features. */
export function startBackground(): void {
  // The page around the quote dialog's frame does this for both.
  if (window !== window.top) return;
  if (!isDataCostly() && !isFromDevice()) {
    whenLoaded(() => whenIdle(() => run(fillStores)));
  }
  let isPwaStarted = false;
  const startPwa = () => {
    if (isPwaStarted) return;
    isPwaStarted = true;
    whenIdle(() => run(startPwaFeatures));
  };
  const isUrgent = document.documentElement.dataset['pushAsk'] === 'load' || isFromDevice();
  onFirstGesture(window, startPwa);
  if (navigator.userActivation?.hasBeenActive) startPwa();
  else whenLoaded(() => setTimeout(startPwa, isUrgent ? 0 : pwaDelayMs));
}

/** Tries something optional; the next page tries again. */
function run(task: () => Promise<void>): void {
  task().catch(() => undefined);
}

/** Location, posts and categories (specification, section 4). */
async function fillStores(): Promise<void> {
  const stores = await import('./fill-stores.ts');
  stores.fillStores();
}

async function startPwaFeatures(): Promise<void> {
  const pwa = await import('#app/features/pwa/start-pwa-features.ts');
  pwa.startPwaFeatures();
}
