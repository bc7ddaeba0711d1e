import type { Page } from '@playwright/test';

/**
 * Waits until the page is in the site's fonts, which come after its words. Not every page has them:
 * visitors who save data get none, nor do visitors of a site that is too busy.
 */
export async function seeFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('link[href*="/fonts-"]')) return true;
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = new Set(faces.map(({ family }) => family.replaceAll('"', '')));
    return families.has('Ojuju') && families.has('Noto Sans');
  });
}
