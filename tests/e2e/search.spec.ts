import { expect, test, type Page } from '@playwright/test';
import { started } from '../support/keyboard.ts';
import { onLongRunIf } from '../support/long-run.ts';

// A worker would fetch what these tests mean to hold back.
test.use({ serviceWorkers: 'block' });

const editions = [
  { country: 'NG', words: 'cover for my parents', wanted: '/family-plan' },
  {
    country: 'GB',
    words: 'cover for my parents',
    wanted: '/faqs#can-i-buy-a-plan-for-my-parents-from-another-country',
  },
];

const fieldOf = (page: Page) => page.getByRole('main').getByRole('combobox');

for (const { country, words, wanted } of editions) {
  test.describe(`from ${country}`, () => {
    test.use({ extraHTTPHeaders: { 'x-country': country } });

    test(
      'somebody types, chooses with the arrows and arrives',
      onLongRunIf(country === 'GB'),
      async ({ page }) => {
        await page.goto('/search');
        await started(page);
        await fieldOf(page).focus();
        await page.keyboard.type(words);
        await expect(page.getByRole('option').first()).toHaveAttribute('href', wanted);
        await expect(page.getByText(/^\d suggestions?$/)).toBeAttached();
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('option', { selected: true })).toHaveAttribute('href', wanted);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(wanted);
        await page.goBack();
        await expect(fieldOf(page)).toHaveValue(words);
        await expect(page.getByRole('listbox')).not.toBeAttached();
      },
    );

    test(
      'a page that is not there suggests others, by finger or mouse',
      onLongRunIf(country === 'GB'),
      async ({ page, hasTouch }) => {
        await page.goto('/no-such-page');
        await started(page);
        const field = fieldOf(page);
        await (hasTouch ? field.tap() : field.click());
        await field.pressSequentially('gold');
        const option = page.getByRole('option', { name: 'Gold plan Health plan' });
        await (hasTouch ? option.tap() : option.click());
        await expect(page).toHaveURL('/plans/gold');
      },
    );
  });
}

test('nothing is fetched for suggestions before the field is touched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/search');
  await started(page);
  await expect.poll(() => fetched).toContain('/api/posts');
  expect(fetched.filter((path) => /search-field|suggestions/.test(path))).toEqual([]);
  await fieldOf(page).click();
  await expect.poll(() => fetched.filter((path) => path.includes('search-field')).length).toBe(1);
});

test('where the code of the suggestions does not come, the field still searches', async ({
  page,
}) => {
  await page.route('**/search-field*', (route) => route.abort());
  await page.goto('/search');
  await started(page);
  const isLost = page.waitForEvent('requestfailed');
  await fieldOf(page).click();
  await isLost;
  await fieldOf(page).fill('gold');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold');
});
