import { expect, test, type Page } from '@playwright/test';
import { asVisitor } from './as-visitor.ts';
import { findCoveredControls } from './checks/find-covered-controls.ts';
import { layOver, withoutFading } from './checks/lay-over.ts';
import { nameOf, places, show, type Place } from './places.ts';

// A worker would fetch what a place holds back.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

/** A place that differs little from another is looked at in one window; they take turns. */
const windowsOf = ({ isRare }: Place, index: number) =>
  isRare ? windows.slice(index % windows.length).slice(0, 1) : windows;

async function findCovered(page: Page, sizes: typeof windows): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const faults = await findCoveredControls(page.locator(':root'));
    found.push(...faults.map((fault) => `${size.width} ${fault}`));
  }
  return found;
}

for (const [index, place] of places.entries()) {
  const edition = place.only ?? (index % 2 === 0 ? 'NG' : 'DG');

  test(`${nameOf(place)}: no control lies under something else (${edition})`, async ({ page }) => {
    await asVisitor(page, edition);
    await show(page, place);
    await layOver(page, withoutFading);
    expect(await findCovered(page, windowsOf(place, index))).toEqual([]);
  });
}

test('a corner under something else is found, one beside it is not', async ({ page }) => {
  await page.setContent(`
    <button>Beside</button> <button id="under">Under</button>
    <p style="position: absolute; margin: 0">Words</p>`);
  const { x = 0, y = 0 } = (await page.locator('#under').boundingBox()) ?? {};
  await layOver(page, `p { left: ${x}px; top: ${y}px; height: 5px; width: 5px; overflow: hidden }`);
  expect(await findCoveredControls(page.locator(':root'))).toEqual([
    '<button id="under">Under</button> lies under <p style="position: absolute; margin: 0">Words</p>',
  ]);
});
