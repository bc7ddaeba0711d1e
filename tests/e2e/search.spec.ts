import { expect, test, type Page } from '@playwright/test';
import { openStarted } from '../support/keyboard.ts';
import { inChromiumAlone, onLongRun } from '../support/long-run.ts';

// A worker would fetch what these tests mean to hold back.
test.use({ serviceWorkers: 'block', extraHTTPHeaders: { 'x-country': 'NG' } });

const fieldOf = (page: Page) => page.getByRole('main').getByRole('combobox');

test('somebody types, chooses with the arrows and arrives', inChromiumAlone, async ({ page }) => {
  const words = 'cover for my parents';
  const wanted = '/family-plan';
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const known = [page.waitForResponse('**/api/posts'), page.waitForResponse('**/api/categories')];
  await openStarted(page, '/search');
  await Promise.all(known);
  expect(fetched.filter((path) => /search-field|suggestions/.test(path))).toEqual([]);
  await fieldOf(page).focus();
  await page.keyboard.type(words);
  await expect(page.getByRole('option').first()).toHaveAttribute('href', wanted);
  await expect(page.getByText(/^\d suggestions?$/)).toBeAttached();
  expect(fetched.filter((path) => path.includes('search-field'))).toHaveLength(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('href', wanted);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wanted);
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue(words);
  await expect(page.getByRole('listbox')).not.toBeAttached();

  await test.step('what the browser knows is suggested without the server', async () => {
    await page.route('**/api/suggestions*', (route) => route.abort());
    await fieldOf(page).click();
    await fieldOf(page).fill('');
    await fieldOf(page).pressSequentially('prev');
    await expect(page.getByRole('option', { name: 'Prevention News topic' })).toBeVisible();
  });
});

test('the field still searches without the code of suggestions', onLongRun, async ({ page }) => {
  await page.route('**/search-field*', (route) => route.abort());
  await openStarted(page, '/search');
  const isLost = page.waitForEvent('requestfailed');
  await fieldOf(page).click();
  await isLost;
  await fieldOf(page).fill('gold');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold');
});
