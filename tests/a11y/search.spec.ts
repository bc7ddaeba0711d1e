import { expect, test } from '@playwright/test';
import { openStarted } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';
import { findFaults, looks } from './checks/find-faults.ts';

// A worker would fetch what a place holds back.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

// No place of places.ts: an open list covers what is below it, as it should.
for (const look of looks) {
  const isForced = look.forcedColors === 'active';
  const name = isForced ? 'forced colours' : look.colorScheme;

  test(`suggestions have no fault that can be found (${name})`, onLongRun, async ({ page }) => {
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
    await openStarted(page, '/search');
    const field = page.getByRole('main').getByRole('combobox');
    await field.click();
    await field.pressSequentially('hospital');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    expect(await findFaults(page, look)).toEqual([]);
  });
}
