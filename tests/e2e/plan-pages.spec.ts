import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { onLongRun, onLongRunIf } from '../support/long-run.ts';

let visitors = 0;

/** Every test is another visitor: from one address only so many forms are taken. */
const test = base.extend<{ readonly edition: 'NG' | 'DG' }>({
  edition: ['NG', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 256}.7.${visitors}` });
  },
  // The browser prefetches pages without the headers that a test sets.
  storageState: async ({ edition, baseURL }, use) => {
    const { hostname } = new URL(baseURL ?? '');
    const cookie = { name: 'edition', value: edition, domain: hostname, path: '/' };
    const rest = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
    await use({ cookies: [{ ...cookie, ...rest }], origins: [] });
  },
});

const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: `Buy ${name}` });
const show = (page: Page) => page.getByRole('button', { name: 'Show the prices' });

async function expectPrice(card: Locator, price: string, words: string): Promise<void> {
  await expect(card.locator('data').first()).toHaveText(price);
  await expect(card).toContainText(`${words}, a year`);
}

const editions = [
  { edition: 'NG', javaScriptEnabled: true },
  { edition: 'NG', javaScriptEnabled: false },
  { edition: 'DG', javaScriptEnabled: true },
  { edition: 'DG', javaScriptEnabled: false },
] as const;

for (const { edition, javaScriptEnabled } of editions) {
  const isHome = edition === 'NG';
  const how = `${edition}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;
  test.describe(how, onLongRunIf(javaScriptEnabled !== isHome), () => {
    test.use({ edition, javaScriptEnabled });

    test(
      'a company gets its offer with the discount as a PDF at once',
      onLongRunIf(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/corperate-plan');
        const staff = page.getByRole('textbox', { name: 'Number of staff' });
        await staff.first().fill('30');
        await show(page).click();
        await expectPrice(plan(page, 'Silver'), isHome ? '₦3,847,500' : '$2,873', '30 staff');
        await plan(page, 'Silver').getByRole('link', { name: 'Get an offer' }).click();

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
        const send = form.getByRole('button', { name: 'Get the offer' });
        await send.click();
        await expect(form.getByLabel('Number of staff')).toHaveAccessibleDescription(
          /A company plan needs at least 5 people/,
        );
        await expect(form.getByRole('checkbox', { name: 'Lagos' })).toBeChecked();
        await expect(form.getByLabel('RC number (optional)')).toHaveValue('RC 123456');
        await form.getByLabel('Number of staff').fill('30');
        await send.click();

        const offer = page.locator('section').filter({ hasText: 'Your offer is ready' });
        await expect(offer.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
        await expect(offer).toContainText('5% off, from 20 people');
        await expect(offer).toContainText(
          'For Example Works: 30 staff. Not in this price: husbands',
        );
        await expect(offer.locator('data')).toHaveText(
          isHome ? ['₦3,847,500', '₦128,250'] : ['$2,873', '$95.76'],
        );
        const link = offer.getByRole('link', { name: 'Download the offer as PDF' });
        const path = (await link.getAttribute('href')) ?? '';
        expect(path).toMatch(/reference=[0-9A-F]{8}$/);
        const pdf = await page.request.get(path);
        expect(pdf.headers()['content-type']).toBe('application/pdf');
      },
    );
  });
}

test(
  'by keyboard alone, a family goes from its numbers to the checkout',
  onLongRun,
  async ({ page }) => {
    await page.goto('/family-plan');
    await pressOn(page, page.getByRole('button', { name: 'Fewer: Children' }));
    await expectPrice(plan(page, 'Gold'), '₦688,500', '2 adults, 1 child');
    await expect(page.getByRole('button', { name: 'Fewer: Children' })).toBeFocused();
    await pressOn(page, show(page));
    await expect(page.locator('#plan-prices')).toBeFocused();
    await tabTo(page, plan(page, 'Gold').getByRole('link', { name: 'Buy Gold' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout\/gold\?who=family.*children=1/);
  },
);
