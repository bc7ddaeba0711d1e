import { expect, test, type Page } from '@playwright/test';
import { started } from '../support/keyboard.ts';
import { inChromiumAlone, onLongRun, onLongRunIf } from '../support/long-run.ts';

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

const onDesktopToo = { tag: '@desktop' };
const fieldOf = (page: Page) => page.getByRole('main').getByRole('combobox');

for (const { country, words, wanted } of editions) {
  test.describe(`from ${country}`, () => {
    test.use({ extraHTTPHeaders: { 'x-country': country } });

    test(
      'somebody types, chooses with the arrows and arrives',
      country === 'NG' ? { tag: [onDesktopToo.tag, inChromiumAlone.tag] } : onLongRun,
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

    test(
      'without scripts the same words are searched for',
      onLongRunIf(country === 'GB'),
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          javaScriptEnabled: false,
          extraHTTPHeaders: { 'x-country': country },
        });
        const page = await context.newPage();
        for (const path of ['/search', '/no-such-page']) {
          await page.goto(path);
          await fieldOf(page).fill('gold');
          await page.getByRole('button', { name: 'Search', exact: true }).click();
          await expect(page).toHaveURL('/search?q=gold');
        }
        await expect(
          page.getByRole('main').getByRole('listitem').filter({ hasText: 'Gold plan' }).first(),
        ).toBeVisible();
        await context.close();
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

test('topics and articles are suggested even where the server is not reached', async ({ page }) => {
  const posts = page.waitForResponse('**/api/posts');
  const categories = page.waitForResponse('**/api/categories');
  await page.goto('/search');
  await Promise.all([posts, categories]);
  await page.route('**/api/suggestions*', (route) => route.abort());
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('prev');
  await expect(page.getByRole('option', { name: 'Prevention News topic' })).toBeVisible();
});

test(
  'where the code of the suggestions does not come, the field still searches',
  onLongRun,
  async ({ page }) => {
    await page.route('**/search-field*', (route) => route.abort());
    await page.goto('/search');
    await started(page);
    const isLost = page.waitForEvent('requestfailed');
    await fieldOf(page).click();
    await isLost;
    await fieldOf(page).fill('gold');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=gold');
  },
);
