import { expect, test } from '@playwright/test';

const newborn = 'within 4 weeks of the birth. We’ll cover your baby';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a question unfolds its answer', async ({ page }) => {
    await page.goto('/faqs#how-do-i-add-a-newborn');
    await expect(page.getByText(newborn)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeHidden();
  });
});
