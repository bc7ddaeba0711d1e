import { expect, test, type Locator, type Page } from '@playwright/test';
import { openAs } from '../a11y/as-visitor.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';

test('the keyboard stops the film and the typing text', onLongRun, async ({ page }) => {
  await openAs(page, 'NG', '/');
  await expect.poll(() => isFilmPaused(page)).toBe(false);
  await pressOn(page, page.getByRole('button', { name: 'Pause animation' }), 'Space');
  await expect.poll(() => isFilmPaused(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Play animation' })).toBeFocused();
});

function isFilmPaused(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => document.querySelector('video')?.paused);
}

/** Whether the focus is there, be it in a frame. */
function hasFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

test(
  'the presentation and the quote form open above the page and give the focus back',
  onLongRun,
  async ({ page }) => {
    await openAs(page, 'DG', '/global');
    // A slide that moves away takes its buttons with it.
    await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Pause' }));
    await tabTo(page, page.getByRole('button', { name: 'Slide 1 of 3' }), { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    for (const [opener, title] of [
      ['Watch Presentation', 'How it works'],
      ['Request a quote', 'Request a quote'],
    ] as const) {
      const opens = page.getByRole('main').getByRole('button', { name: opener }).first();
      await pressOn(page, opens);
      const dialog = page.getByRole('dialog', { name: title });
      await expect.poll(() => hasFocus(dialog)).toBe(true);
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      expect(await hasFocus(dialog)).toBe(true);
      await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opens).toBeFocused();
    }
  },
);
