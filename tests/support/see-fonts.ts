import type { Page } from '@playwright/test';

/** Waits until the page is in the site's letters, which come after its words; who saves data has none. */
export async function seeFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset['saver'] === 'on') return true;
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = new Set(faces.map(({ family }) => family.replaceAll('"', '')));
    return families.has('Ojuju') && families.has('Noto Sans');
  });
}
