import { expect, test } from '@playwright/test';
import { openStarted } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';
import { findAxeFaults } from './checks/find-axe-faults.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'NG' } });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds no fault (${colorScheme})`, onLongRun, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test.describe('in the quiz', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('and its score', async ({ page }) => {
        await page.clock.install();
        await openStarted(page, '/');
        await page.clock.runFor(6500);
        const quiz = page.getByRole('dialog', { name: 'Five quick questions' });
        await expect(quiz).toBeVisible();
        expect(await findAxeFaults(page)).toEqual([]);
        for (const no of await quiz.getByRole('radio', { name: 'No' }).all()) await no.check();
        await quiz.getByRole('button', { name: 'Submit' }).click();
        await expect(quiz.getByText('Score: 0 out of 5')).toBeVisible();
        expect(await findAxeFaults(page)).toEqual([]);
      });
    });
  });
}
