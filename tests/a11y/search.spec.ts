import { expect, test } from '@playwright/test';
import { started } from '../support/keyboard.ts';
import { onLongRunIf } from '../support/long-run.ts';
import { findAxeFaults } from './checks/find-axe-faults.ts';
import { findLostMarks } from './checks/find-lost-marks.ts';
import { findNameFaults } from './checks/find-name-faults.ts';
import { findOverflow } from './checks/find-overflow.ts';
import { findSmallTargets } from './checks/find-small-targets.ts';

// A worker would fetch what a place holds back.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

// No place of places.ts: an open list covers what is below it, as it should.
for (const look of [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const) {
  const isForced = look.forcedColors === 'active';
  const name = isForced ? 'forced colours' : look.colorScheme;

  const isRepeat = isForced || look.colorScheme === 'dark';
  test(
    `suggestions have no fault that can be found (${name})`,
    onLongRunIf(isRepeat),
    async ({ page }) => {
      await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
      await page.goto('/search');
      await started(page);
      const field = page.getByRole('main').getByRole('combobox');
      await field.click();
      await field.pressSequentially('hospital');
      await expect(page.getByRole('option').first()).toBeVisible();
      await field.press('ArrowDown');
      const found = [
        ...(await findAxeFaults(page, { rules: isForced ? 'all but colours' : 'all' })),
        ...(isForced ? await findLostMarks(page) : []),
        ...(await findNameFaults(page)),
        ...(await findSmallTargets(page)),
      ];
      await page.setViewportSize({ width: 320, height: 256 });
      found.push(...(await findOverflow(page)));
      expect(found).toEqual([]);
    },
  );
}
