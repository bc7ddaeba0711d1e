import type { Page } from '@playwright/test';
import { deferred } from './deferred.ts';

/** Holds the answers from some addresses back until it is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = deferred<undefined>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}
