import { expect, test as base } from '@playwright/test';
import { started } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';

// Headless browsers hide scroll bars; on many desktops they take room.
const test = base.extend({});
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
  viewport: { width: 1280, height: 800 },
});

test('no dialog leaves a strip for a scroll bar or moves the page', onLongRun, async ({ page }) => {
  await page.goto('/terms');
  // Without scripts the page behind grows by the bar's width.
  await started(page);
  const pageWidth = () => page.evaluate(() => document.documentElement.clientWidth);
  const headingX = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
  const x = await headingX();
  expect(await pageWidth()).toBeLessThan(1280);

  await page.getByRole('button', { name: 'Login To Portal' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await pageWidth()).toBe(1280);
  expect(await headingX()).toBe(x);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 900, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return box && box.x + box.width;
    })
    .toBe(900);
});
