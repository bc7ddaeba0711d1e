import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../checks/find-axe-faults.ts';
import { findLostMarks } from '../checks/find-lost-marks.ts';
import { nameOf, placesOfEditions, showStill } from '../places.ts';

// A worker would fetch what a place holds back.
test.use({ serviceWorkers: 'block' });

/** Makes the window as high as the page: to axe, what is scrolled under a bar that stays is covered. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

for (const { place, edition } of placesOfEditions()) {
  test(`${edition} ${nameOf(place)}: axe finds nothing in any look or width`, async ({ page }) => {
    test.slow();
    await showStill(page, place, edition);
    const found: string[] = [];
    const note = (look: string, faults: readonly string[]) =>
      found.push(...faults.map((fault) => `${look}: ${fault}`));
    for (const width of [360, 1280]) {
      await showWhole(page, width);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      note(`${width} light`, await findAxeFaults(page));
      // The page is the same one in other colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      note(`${width} dark`, await findAxeFaults(page, { rules: 'colours' }));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'active' });
        note(`${width} ${colorScheme} forced`, await findLostMarks(page));
      }
    }
    expect(found).toEqual([]);
  });
}
