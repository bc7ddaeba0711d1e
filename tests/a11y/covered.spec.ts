import { expect, test } from '@playwright/test';
import { findCoveredControls } from './checks/find-covered-controls.ts';
import { layOver } from './checks/lay-over.ts';
import { onLongRun } from '../support/long-run.ts';

test('a covered corner is found, one beside a cover is not', onLongRun, async ({ page }) => {
  await page.setContent(`
    <button>Beside</button> <button id="under">Under</button>
    <p style="position: absolute; margin: 0">Words</p>`);
  const { x = 0, y = 0 } = (await page.locator('#under').boundingBox()) ?? {};
  await layOver(page, `p { left: ${x}px; top: ${y}px; height: 5px; width: 5px; overflow: hidden }`);
  expect(await findCoveredControls(page.locator(':root'))).toEqual([
    '<button id="under">Under</button> lies under <p style="position: absolute; margin: 0">Words</p>',
  ]);
});
