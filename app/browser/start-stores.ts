import { isFromDevice } from '#app/features/reach/saved-copy.ts';
import { isDataDear } from './is-data-dear.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fills the browser's state when it is idle: location, posts and categories (specification,
 * section 4). Nobody waits for it, so nothing is fetched where data is dear or the network away.
 */
export function startStores(): void {
  if (isDataDear() || isFromDevice() || window !== window.top) return;
  whenIdle(() => {
    import('./fill-stores.ts').then(
      ({ fillStores }) => fillStores(),
      // The next page tries again.
      () => undefined,
    );
  });
}
