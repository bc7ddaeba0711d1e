import type { Page } from '@playwright/test';

/**
 * Waits until the page has done all that it was given to do. What it does when idle it does after two
 * seconds at the latest (`whenIdle`), this after that: a busy machine's browser may never say that it is idle.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 4000 })));
}
