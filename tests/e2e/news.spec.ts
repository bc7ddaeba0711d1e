import { expect, test } from '@playwright/test';
import { started } from '../support/keyboard.ts';

// A worker would fetch what these tests mean to hold back.
test.use({ serviceWorkers: 'block' });

test('somebody finds an article by subject and by words, and passes from one to the next', async ({
  page,
}) => {
  await page.goto('/news');
  await started(page);
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/news\?category=/);
  await page.goto('/news');
  await page.getByRole('searchbox').fill('malaria');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/news?q=malaria');
  await expect(page.getByRole('status').filter({ hasText: 'for “malaria”' })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'min read' }).first();
  const title = await first.getByRole('heading').textContent();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${(title ?? '').replace(/[?.]/g, '\\$&')} \\|`));
  await page
    .getByRole('link', { name: /^(Older|Newer) article/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('malaria');
});
