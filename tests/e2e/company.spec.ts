import { expect, test } from '@playwright/test';
import { onLongRun } from '../support/long-run.ts';

const newborn = 'within 4 weeks of the birth. We’ll cover your baby';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a question unfolds its answer', async ({ page }) => {
    await page.goto('/faqs#how-do-i-add-a-newborn');
    await expect(page.getByText(newborn)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeHidden();
  });

  test('a code is chosen and shown', onLongRun, async ({ page }) => {
    await page.goto('/qr-code');
    await page.getByRole('link', { name: /^Contact card/ }).click();
    const code = page.getByRole('img', { name: 'QR code with the contact card' });
    await expect(code).toBeVisible();
    const width = () => code.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(400);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

test('questions follow while somebody types, and a link from an article unfolds one', async ({
  page,
}) => {
  await page.goto('/faqs');
  await page.getByLabel('Search the questions').pressSequentially('newbo', { delay: 30 });
  await expect(page.getByText('1 question about “newbo”')).toBeVisible();
  await page.goto('/posts/antenatal-visits-week-by-week');
  await page.getByRole('link', { name: 'within 4 weeks of the birth' }).click();
  await expect(page).toHaveURL(/\/faqs#how-do-i-add-a-newborn$/);
  await expect(page.getByText(newborn)).toBeVisible();
});
