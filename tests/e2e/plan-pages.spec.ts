import { expect, test, type Locator, type Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';

// From one address only so many forms are taken.
test.use({ extraHTTPHeaders: { 'x-country': 'NG', 'x-forwarded-for': '10.7.1.2' } });

const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: `Buy ${name}` });
const show = (page: Page) => page.getByRole('button', { name: 'Show the prices' });

async function expectPrice(card: Locator, price: string, words: string): Promise<void> {
  await expect(card.locator('data').first()).toHaveText(price);
  await expect(card).toContainText(`${words}, a year`);
}

test('a company gets its offer with the discount as a PDF at once', onLongRun, async ({ page }) => {
  await page.goto('/corperate-plan');
  const staff = page.getByRole('textbox', { name: 'Number of staff' });
  await staff.first().fill('30');
  await show(page).click();
  await expectPrice(plan(page, 'Silver'), '₦3,847,500', '30 staff');
  await plan(page, 'Silver').getByRole('link', { name: 'Get a quote' }).click();

  const form = page.locator('form#offer-form');
  await expect(form.getByLabel('Number of staff')).toHaveValue('30');
  await expect(form.getByLabel('Plan', { exact: true })).toHaveValue('silver');
  await form.getByLabel('Number of staff').fill('4');
  await form.getByRole('textbox', { name: 'Company' }).fill('Example Works');
  const spouses = form.getByLabel('How many husbands and wives?');
  await expect(spouses).toBeHidden();
  await form.getByText('Yes', { exact: true }).click();
  await expect(spouses).toBeVisible();
  await form.getByText('No', { exact: true }).click();
  await expect(spouses).toBeHidden();
  await form.getByText('Choose states').click();
  await form.getByRole('checkbox', { name: 'Kano' }).check();
  await form.getByRole('checkbox', { name: 'Lagos' }).check();
  await form.getByLabel('RC number (optional)').fill('RC 123456');
  await form.getByLabel('Your name').fill('Ada Example');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@mail.example');
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  const send = form.getByRole('button', { name: 'Get the quote' });
  await send.click();
  await expect(form.getByLabel('Number of staff')).toHaveAccessibleDescription(
    /A company plan needs at least 5 people/,
  );
  await expect(form.getByRole('checkbox', { name: 'Lagos' })).toBeChecked();
  await expect(form.getByLabel('RC number (optional)')).toHaveValue('RC 123456');
  await form.getByLabel('Number of staff').fill('30');
  await send.click();

  const offer = page.locator('section').filter({ hasText: 'Your quote is ready' });
  await expect(offer.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
  await expect(offer).toContainText('5% off, from 20 people');
  await expect(offer).toContainText('For Example Works: 30 staff. Not in this price: husbands');
  await expect(offer.locator('data')).toHaveText(['₦3,847,500', '₦128,250']);
  const link = offer.getByRole('link', { name: 'Download the quote as PDF' });
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toContain('offer=yes');
  const pdf = await page.request.get(path);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});

test('by keyboard, a family goes from its numbers to the checkout', onLongRun, async ({ page }) => {
  await page.goto('/family-plan');
  await pressOn(page, page.getByRole('button', { name: 'Fewer: Children' }));
  await expectPrice(plan(page, 'Gold'), '₦688,500', '2 adults, 1 child');
  await expect(page.getByRole('button', { name: 'Fewer: Children' })).toBeFocused();
  await pressOn(page, show(page));
  await expect(page.locator('#plan-prices')).toBeFocused();
  await tabTo(page, plan(page, 'Gold').getByRole('link', { name: 'Buy Gold' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/gold\?who=family.*children=1/);
});
