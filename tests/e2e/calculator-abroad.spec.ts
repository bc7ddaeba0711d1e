import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from '../support/complaints-of.ts';
import { holdBack } from '../support/hold-back.ts';
import { onLongRun } from '../support/long-run.ts';
import { hydrated } from '../support/keyboard.ts';
import { seeFonts } from '../support/see-fonts.ts';

test.use({
  extraHTTPHeaders: { 'x-country': 'GB', 'x-forwarded-for': '10.77.0.1' },
  hasTouch: true,
});

const price = (page: Page) => page.locator('#quote-price data').first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const state = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('visitors see their currency first, and a chosen or linked one stays', async ({ page }) => {
  const complaints = complaintsOf(page);
  const located = page.waitForResponse('**/api/location');
  await page.goto('/insurance-calculator?who=someone');
  await located;
  const age = field(page, 'Their age');
  await age.focus();
  await expect(state(page, 'Currency')).toHaveValue('GBP');
  await age.fill('30');
  await expect(price(page)).toContainText('£');
  await state(page, 'Currency').selectOption('NGN');
  await expect(price(page)).toContainText('₦');
  await page.reload();
  await age.focus();
  await hydrated(age);
  await expect(state(page, 'Currency')).toHaveValue('NGN');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['quizStatus']);
  expect(complaints).toEqual([]);

  await page.goto('/insurance-calculator?who=someone&age=30&currency=USD');
  await expect(price(page)).toHaveText('$190');
  await age.fill('31');
  await expect(page).toHaveURL(/age=31.*currency=USD/);
  await expect(price(page)).toHaveText('$190');
});

test.describe('on a slow line', () => {
  test.use({ serviceWorkers: 'block' });

  test('a list of areas that comes late moves nothing to press', onLongRun, async ({ page }) => {
    const sendList = await holdBack(page, /\/lgas-.*\.js/);
    await page.goto('/insurance-calculator?who=family');
    await field(page, 'Age of the first adult').fill('40');
    await state(page, 'State where the first adult lives (optional)').selectOption('Lagos');
    const area = page.getByLabel('Local government area (optional)');
    await seeFonts(page);
    const addChild = page.getByRole('button', { name: 'Add a child', exact: true });
    await area.fill('Lekki');
    const top = () =>
      addChild.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    sendList();
    await expect(page.locator('datalist option', { hasText: 'Ikeja' })).toBeAttached();
    expect(await top()).toBe(before);
    await expect(area).toHaveValue('Lekki');
  });
});
