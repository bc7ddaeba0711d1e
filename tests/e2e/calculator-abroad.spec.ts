import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from '../support/complaints-of.ts';
import { deferred } from '../support/deferred.ts';
import { onLongRun } from '../support/long-run.ts';
import { hydrated } from '../support/keyboard.ts';
import { seeFonts } from '../support/see-fonts.ts';

test.use({
  extraHTTPHeaders: { 'x-country': 'GB', 'x-forwarded-for': '10.77.0.1' },
  hasTouch: true,
});

const summary = (page: Page) => page.locator('#quote-price');
const price = (page: Page) => summary(page).locator('data').first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const state = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** A daughter in London, her brother in Lagos with a child in Kano, and their mother in Enugu. */
async function describeFamily(page: Page) {
  await page.goto('/insurance-calculator?who=family');
  await field(page, 'Age of the first adult').fill('40');
  await state(page, 'State where the first adult lives (optional)').selectOption('Lagos');
  await press(page, 'Add a child');
  await field(page, 'Child, age (optional)').fill('5');
  await state(page, 'Child, state (optional)').selectOption('Kano');
  await press(page, 'Add husband or wife');
  await expect(field(page, 'Husband or wife, age')).toBeVisible();
  await press(page, 'Add a parent');
  await field(page, 'Parent, age').fill('68');
  await state(page, 'Parent, state (optional)').selectOption('Enugu');
  await press(page, 'Remove: Husband or wife');
  await expect(field(page, 'Husband or wife, age')).toBeHidden();
  await state(page, 'Where do you live? (optional)').selectOption('United Kingdom');
  await state(page, 'Currency').selectOption('Euros (€)');
}

async function expectFamily(page: Page) {
  await expect(field(page, 'Age of the first adult')).toHaveValue('40');
  await expect(field(page, 'Child, age (optional)')).toHaveValue('5');
  await expect(state(page, 'Child, state (optional)')).toHaveValue('kano');
  await expect(field(page, 'Parent, age')).toHaveValue('68');
  await expect(state(page, 'Parent, state (optional)')).toHaveValue('enugu');
  await expect(state(page, 'Where do you live? (optional)')).toHaveValue('gb');
  await expect(state(page, 'Currency')).toHaveValue('EUR');
}

test(
  'a family in three states gets one price, which its link restores',
  onLongRun,
  async ({ page }) => {
    await describeFamily(page);
    await press(page, 'Show the price');
    // Gold: 255,000 × (2.8 + 1 + 0.7) × 1.12 ÷ 1,750 = 734.4
    await expect(price(page)).toHaveText('€734');
    await expect(summary(page)).toContainText('1 adult, 66 to 70, 280% of the adult price');
    await expect(summary(page)).toContainText('Converted at ₦1,750 = €1 (21 November 2026)');
    for (const place of ['Lagos', 'Kano', 'Enugu']) {
      await expect(
        summary(page).getByRole('link', { name: `Hospitals in ${place} on Gold` }),
      ).toBeVisible();
    }
    await expectFamily(page);

    const link = summary(page).getByRole('link', { name: 'Link to this quote' });
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(price(page)).toHaveText('€734');
    await expectFamily(page);
    await page.goto('/faqs');
    await page.goBack();
    await expectFamily(page);
  },
);

test('a caller abroad chooses a time of their own', onLongRun, async ({ page }) => {
  await page.goto('/insurance-calculator?who=someone&age=68&country=us');
  const form = page.locator('form#send');
  const day = form.getByLabel('Day', { exact: true });
  await expect(day).toBeHidden();
  await form.getByText('By phone').tap();
  await day.fill('2099-11-27');
  await form.getByLabel('Your time zone').selectOption('United States, Eastern');
  await form.getByLabel('Your name').fill('Ada Example');
  await form.getByLabel('Phone', { exact: true }).fill('+1 202 555 0123');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send me this quote' }).tap();
  const time = form.getByLabel('Time where you are');
  await expect(time).toHaveAccessibleDescription('Enter the time for the call, such as 18:30');
  await time.fill('09:00');
  await expect(day).toHaveValue('2099-11-27');
  await form.getByRole('button', { name: 'Send me this quote' }).tap();
  await expect(page.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
});

test('the own currency is offered first, and that of a link or of the visitor stays', async ({
  page,
}) => {
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

test('people are added and removed with the keyboard, and Enter asks for the price', async ({
  page,
}) => {
  await page.goto('/insurance-calculator?who=family&currency=USD');
  await field(page, 'Age of the first adult').fill('40');
  await page.getByRole('button', { name: 'Add a parent' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Parent, age')).toBeFocused();
  await page.keyboard.type('77');
  await expect(price(page)).toHaveText('$1,104');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await page.getByRole('button', { name: 'Remove: Parent' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a parent' })).toBeFocused();
  await expect(field(page, 'Parent, age')).toBeHidden();
});

test.describe('on a slow line', () => {
  test.use({ serviceWorkers: 'block' });

  test('a list of areas that comes late moves nothing to press', onLongRun, async ({ page }) => {
    const list = deferred<undefined>();
    await page.route(/\/lgas-.*\.js/, async (route) => {
      await list.promise;
      await route.continue();
    });
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
    list.resolve(undefined);
    await expect(page.locator('datalist option', { hasText: 'Ikeja' })).toBeAttached();
    expect(await top()).toBe(before);
    await expect(area).toHaveValue('Lekki');
  });
});
