import type { Page } from '@playwright/test';

/** Waits until the page has done all that it was given to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
