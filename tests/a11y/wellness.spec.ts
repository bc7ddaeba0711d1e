import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { started } from '../support/keyboard.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'NG' } });

async function expectNoFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  expect(found).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds no fault (${colorScheme})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test.describe('in the quiz', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('and its score', async ({ page }) => {
        await page.clock.install();
        await page.goto('/');
        await started(page);
        await page.clock.runFor(6500);
        const quiz = page.getByRole('dialog', { name: 'Five quick questions' });
        await expect(quiz).toBeVisible();
        await expectNoFault(page);
        for (const no of await quiz.getByRole('radio', { name: 'No' }).all()) await no.check();
        await quiz.getByRole('button', { name: 'Submit' }).click();
        await expect(quiz.getByText('Score: 0 out of 5')).toBeVisible();
        await expectNoFault(page);
      });
    });
  });
}
