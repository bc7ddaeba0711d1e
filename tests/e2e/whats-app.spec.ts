import { expect, test } from '@playwright/test';

test('a chat is one press away, at the end of a page and of an order too', async ({ page }) => {
  const chat = page.getByRole('link', { name: 'Chat with us' });
  for (const path of ['/terms', '/checkout/gold']) {
    await page.goto(path);
    await expect(chat).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    await expect(chat).toBeInViewport({ ratio: 1 });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  }
});
