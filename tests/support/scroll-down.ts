import type { Page } from '@playwright/test';

/** Scrolls down by a step at once. @returns whether the page was at its end already */
export function scrollDown(page: Page, stepPx: number): Promise<boolean> {
  return page.evaluate((top) => {
    const before = scrollY;
    scrollBy({ top, behavior: 'instant' });
    return scrollY === before;
  }, stepPx);
}
