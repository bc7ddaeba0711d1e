import { expect, test } from '@playwright/test';
import { findCoveredInWindows } from '../checks/find-covered-in-windows.ts';
import { windows } from '../checks/find-faults.ts';
import { findHiddenFocusFast } from '../checks/find-hidden-focus.ts';
import { findNameFaults } from '../checks/find-name-faults.ts';
import { findOverflow } from '../checks/find-overflow.ts';
import { findSmallTargets } from '../checks/find-small-targets.ts';
import { layOver, wideSpacing } from '../checks/lay-over.ts';
import { nameOf, placesOfEditions, showStill } from '../places.ts';

// A worker would fetch what a place holds back.
test.use({ serviceWorkers: 'block' });

for (const { place, edition } of placesOfEditions()) {
  test(`${edition} ${nameOf(place)}: works enlarged, by touch and keyboard`, async ({ page }) => {
    test.slow();
    await showStill(page, place, edition);
    const found: string[] = [];
    const note = (what: string, faults: readonly string[]) =>
      found.push(...faults.map((fault) => `${what}: ${fault}`));
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      note(`${width} overflow`, await findOverflow(page));
      note(`${width} target`, await findSmallTargets(page));
      note(`${width} name`, await findNameFaults(page));
      note(`${width} focus`, await findHiddenFocusFast(page));
    }
    note('covered', await findCoveredInWindows(page));
    await layOver(page, wideSpacing);
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      note(`${width} spaced`, await findOverflow(page));
    }
    expect(found).toEqual([]);
  });
}
