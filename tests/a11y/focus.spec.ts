import { expect, test } from '@playwright/test';
import { findHiddenFocus } from './checks/find-hidden-focus.ts';
import { showStill } from './places.ts';
import { focused, openStarted, skipToMain, started } from '../support/keyboard.ts';

// The long run does the same on every kind of page and in more windows.
test('the focus is seen, forwards and backwards, and the menu can be skipped', async ({ page }) => {
  await showStill(page, { path: '/insurance-calculator?who=me&age=30' }, 'NG');
  await started(page);
  const forwards = await findHiddenFocus(page);
  const backwards = await findHiddenFocus(page, { key: 'Shift+Tab', steps: forwards.stops });
  expect([...forwards.faults, ...backwards.faults]).toEqual([]);
  expect(forwards.stops).toBeGreaterThan(30);
  expect(backwards.stops).toBe(forwards.stops);

  await test.step('the first stop of a page leads past its menu', async () => {
    await openStarted(page, '/contact');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Skip to main content');
    await expect(focused(page)).toBeInViewport({ ratio: 1 });
    await skipToMain(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});
