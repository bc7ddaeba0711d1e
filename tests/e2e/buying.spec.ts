import { expect, test } from '@playwright/test';

// From one address only so many forms are taken.
test.use({ extraHTTPHeaders: { 'x-country': 'NG', 'x-forwarded-for': '10.7.1.1' } });

test('from the plans to a price and the reference of a written quote', async ({ page }) => {
  await page.goto('/insurance-plans');
  await page.getByRole('link', { name: 'Get a price for Gold' }).click();
  await page.getByText('Me', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Your age', exact: true }).fill('30');
  await page.getByRole('button', { name: 'Show the price' }).click();
  const summary = page.locator('#quote-price');
  await expect(summary.locator('data').first()).toHaveText('₦255,000');
  await expect(summary).toContainText('Total for one year');

  const form = page.locator('form#send');
  await form.getByLabel('Your name').fill('Ada Example');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@mail.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send me this quote' }).click();
  await expect(page.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
});
