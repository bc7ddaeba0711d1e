import { expect, test, type Page } from '@playwright/test';
import { onLongRunIf } from '../support/long-run.ts';

const chatOf = (page: Page) => page.getByRole('link', { name: 'Chat with us' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    for (const path of ['/terms']) {
      test(
        `a chat is one press away at the end of ${path} too`,
        onLongRunIf(!javaScriptEnabled),
        async ({ page }) => {
          await page.goto(path);
          await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await page.keyboard.press('End');
          await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
          await expect(chatOf(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
        },
      );
    }
  });
}
