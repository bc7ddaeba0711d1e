import { expect, test } from '@playwright/test';
import { asVisitor } from './as-visitor.ts';
import { findCoveredControls } from './checks/find-covered-controls.ts';
import { allWindows, findCoveredInWindows } from './checks/find-covered-in-windows.ts';
import { layOver, withoutFading } from './checks/lay-over.ts';
import { findPlace, nameOf, show } from './places.ts';

// A worker would fetch what a place holds back.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const states = ['/checkout/gold, details with faults'];

// The longest pages of states that axe.spec.ts leaves out. The long run looks at every place in every window.
for (const [index, place] of states.map(findPlace).entries()) {
  const edition = place.only ?? (index % 2 === 0 ? 'NG' : 'DG');
  const size = allWindows.filter((_size, at) => at === index % allWindows.length);

  test(`${nameOf(place)}: no control lies under something else (${edition})`, async ({ page }) => {
    await asVisitor(page, edition);
    await show(page, place);
    await layOver(page, withoutFading);
    expect(await findCoveredInWindows(page, size)).toEqual([]);
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
