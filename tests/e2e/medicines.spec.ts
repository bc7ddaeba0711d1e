import { expect, test } from '@playwright/test';
import { onLongRun } from '../support/long-run.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a medicine is looked up by a misspelt brand, for one plan', async ({ page }) => {
    await page.goto('/medicines');
    await page.getByLabel('Name of the medicine').fill('zestrill');
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Plan' }).selectOption('Bronze');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(main.getByRole('status')).toHaveText('1 medicine for “zestrill”');
    await expect(main.getByText('Check that yours is the name on the pack.')).toBeVisible();
    const found = main.getByRole('listitem').filter({ hasText: 'Lisinopril' });
    await expect(found).toContainText('Bronze doesn’t pay');
    await expect(found).toContainText('Paid for by Silver, Gold and Platinum');
    await expect(main.getByRole('combobox', { name: 'Plan' })).toHaveValue('bronze');
  });

  test('one that is not on the list leads to somebody to ask', onLongRun, async ({ page }) => {
    await page.goto('/medicines?q=xyzzy');
    await expect(page.getByText('“xyzzy” isn’t on our list')).toBeVisible();
    await expect(page.getByText('Ask the pharmacist for the generic name')).toBeVisible();
    await page.getByRole('link', { name: 'See all medicines' }).click();
    await page.getByText('Diabetes and hormones').click();
    const metformin = page.getByRole('listitem').filter({ hasText: 'Metformin' });
    await expect(metformin).toContainText('Glucophage');
    await expect(metformin).toContainText('Silver, Gold and Platinum');
    await expect(metformin).toContainText('Up to 3 months’ supply at a time');
  });

  test('a plan’s page leads to what that plan pays for', onLongRun, async ({ page }) => {
    await page.goto('/plans/bronze');
    await page.getByRole('link', { name: 'See which medicines Bronze pays for' }).click();
    await expect(page.getByText(/^\d+ medicines that Bronze pays for/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Ibuprofen')).toHaveCount(1);
    await expect(main.getByText('Metformin')).toHaveCount(0);
    await page.getByRole('link', { name: 'See all medicines' }).click();
    await expect(page).toHaveURL(/\/medicines$/);
  });
});
