import { expect, test } from '@playwright/test';
import { allWindows, findCoveredInWindows } from './checks/find-covered-in-windows.ts';
import { findFaults, looks, windows } from './checks/find-faults.ts';
import { findPlace, nameOf, showStill } from './places.ts';

// A worker would fetch what a place holds back.
test.use({ serviceWorkers: 'block' });

/** One of each kind of page, and the states that lie over one. */
const templates = [
  '/',
  '/global',
  '/plans/gold',
  '/posts/malaria-test-before-treatment',
  '/providers',
  '/get-care',
  '/contact',
  '/faqs',
  '/insurance-calculator/gold?who=family&age=34&spouse=32&children=2&compare=silver&state=lagos',
  '/checkout/gold, details with faults',
  '/checkout/payment, a request',
  '/wellness, answers',
  'the quote dialog',
];

// Each template once: edition, width and look take turns. The long run tries every place in all of them
// (tests/a11y/long).
const [, ...ofDevices] = windows;

/** One of the turns; there is always a first one. */
function turn<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to take turns');
  return value;
}

for (const [index, place] of templates.map(findPlace).entries()) {
  const edition = place.only ?? turn(['NG', 'DG'] as const, index);
  const window = turn(ofDevices, Math.floor(index / 2));
  const look = turn(looks, index);
  const forced = look.forcedColors === 'active' ? ', forced' : '';
  const words = `${edition}, ${window.width}, ${look.colorScheme}${forced}`;

  test(`${nameOf(place)} has no fault that can be found (${words})`, async ({ page }) => {
    await page.setViewportSize(window);
    await page.emulateMedia(look);
    await showStill(page, place, edition);
    const found = await findFaults(page, look);
    found.push(...(await findCoveredInWindows(page, [turn(allWindows, index)])));
    expect(found).toEqual([]);
  });
}
