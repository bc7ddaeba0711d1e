import { expect, test as base, type Page } from '@playwright/test';
import { onLongRun } from '../support/long-run.ts';

let visitors = 0;

/** Every test is another visitor: from one address only so many forms are taken. */
const test = base.extend<{ readonly edition: 'NG' | 'DG' }>({
  edition: ['NG', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 256}.0.${visitors}` });
  },
  // The browser prefetches pages without the headers that a test sets.
  storageState: async ({ edition, baseURL }, use) => {
    const { hostname } = new URL(baseURL ?? '');
    const cookie = { name: 'edition', value: edition, domain: hostname, path: '/' };
    const rest = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
    await use({ cookies: [{ ...cookie, ...rest }], origins: [] });
  },
});

const summary = (page: Page) => page.locator('#quote-price');

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

/** Sees the price of the people filled in, and asks for it in writing. */
async function requestQuote(page: Page, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Show the price' }).click();
  await expect(summary(page).locator('data').first()).toHaveText(price);
  await expect(summary(page)).toContainText('Total for one year');
  const form = page.locator('form#send');
  await form.getByLabel('Your name').fill('Ada Example');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@mail.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send me this quote' }).click();
  await expect(page.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
}

// Prices of Gold, worked out by hand from the price list.
test('for me: from the plans to a price and a reference', async ({ page }) => {
  await page.goto('/insurance-plans');
  await page.getByRole('link', { name: 'Get a price for Gold' }).click();
  await page.getByText('Me', { exact: true }).click();
  await fillIn(page, { 'Your age': '30' });
  await requestQuote(page, '₦255,000');
});

test.describe('from abroad, without scripts', () => {
  test.use({ javaScriptEnabled: false, edition: 'DG' });

  test('for my family: from the plans to a price and a reference', async ({ page }) => {
    await page.goto('/insurance-plans');
    await page.getByRole('link', { name: 'Get a price for Gold' }).click();
    await page.getByText('Family in Nigeria', { exact: true }).click();
    await fillIn(page, { 'Age of the first adult': '34' });
    for (const [button, field, age] of [
      ['Add husband or wife', 'Husband or wife, age', '32'],
      ['Add a child', 'Child, age (optional)', '5'],
      ['Add a child', 'Child 2, age (optional)', ''],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await fillIn(page, { [field]: age });
    }
    await requestQuote(page, '$583');
  });
});

test('a low window shows the price and what to do next, and scrolls nothing within it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.goto('/insurance-calculator/gold?who=family&age=36&spouse=34&children=2');
  const panel = (await summary(page).boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  for (const name of ['Buy Gold', 'Send me this quote', 'Download as PDF']) {
    const box = await summary(page).getByRole('link', { name }).boundingBox();
    const bottom = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
    expect(bottom - panel.y, name).toBeLessThanOrEqual(400);
    expect(bottom, name).toBeLessThanOrEqual(657);
  }
  const inside = await summary(page).evaluate((element) => element.scrollHeight);
  expect(inside).toBeLessThanOrEqual(Math.ceil(panel.height));
});

test(
  'a link in dollars keeps its currency at home, and can be changed',
  onLongRun,
  async ({ page }) => {
    await page.goto('/insurance-calculator?who=me&age=30&currency=USD');
    await expect(summary(page).locator('data').first()).toHaveText('$190');
    await fillIn(page, { 'Your age': '31' });
    await expect(page).toHaveURL(/age=31.*currency=USD/);
    await expect(summary(page).locator('data').first()).toHaveText('$190');
    await page.getByLabel('Currency', { exact: true }).selectOption('NGN');
    await expect(summary(page).locator('data').first()).toHaveText('₦255,000');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks for the area once the state is known', onLongRun, async ({ page }) => {
    await page.goto('/insurance-calculator?who=me&age=30&state=fct');
    await page.getByLabel('Area council').fill('Kubwa');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await expect(summary(page).getByRole('link', { name: /^Hospitals in/ })).toHaveAttribute(
      'href',
      '/providers?plan=gold&state=fct&lga=Kubwa',
    );
  });

  test('phones choose the two plans they compare', onLongRun, async ({ page }) => {
    await page.goto('/insurance-plans');
    await page.getByLabel('First plan').first().selectOption('Bronze');
    await expect(page.getByRole('link', { name: 'Get a price for Bronze' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get a price for Gold' })).toBeHidden();

    await page.goto('/family-plan');
    await page.getByText('Prices for other families').click();
    const column = (name: string) =>
      page.getByRole('table', { name: 'Prices' }).getByRole('columnheader', { name });
    await expect(column('Gold')).toBeVisible();
    await expect(column('Platinum')).toBeHidden();
    await page.getByLabel('Second plan').first().selectOption('Platinum');
    await expect(column('Platinum')).toBeVisible();
    await expect(column('Silver')).toBeHidden();
  });
});

test('a quote opens again from its link, and as a PDF', async ({ page, request }) => {
  await page.goto(
    '/insurance-calculator/silver?who=family&age=34&spouse=32&children=2&compare=gold&price=1',
  );
  const link = await page.getByRole('link', { name: 'Link to this quote' }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(summary(page).locator('data').first()).toHaveText('₦413,100');
  const table = page.getByRole('table', { name: 'Silver and Gold' });
  await expect(table.getByText('₦780,300')).toBeVisible();
  const pdf = await request.get((link ?? '').replace('/insurance-calculator', '/quote.pdf'));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(pdf.headers()['content-disposition']).toContain('quote-silver.pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const incomplete = await request.get('/quote.pdf?who=me', { maxRedirects: 0 });
  expect([incomplete.status(), incomplete.headers()['location']]).toEqual([
    303,
    '/insurance-calculator?who=me',
  ]);
});

test('an unknown plan is ignored, a price in the address too, and a misspelt page is found', async ({
  request,
}) => {
  const unknown = await request.get('/insurance-calculator/diamond?colour=red&plan=copper');
  expect([unknown.status(), await unknown.text()]).toEqual([200, expect.stringContaining('Gold')]);
  expect((await request.get('/plans/diamond')).status()).toBe(404);
  const price = '/insurance-calculator?who=me&age=30&plan=gold&price=1&currency=NGN';
  expect(await (await request.get(price)).text()).toContain('₦255,000');
  const answer = await request.post('/insurance-calculator?who=me&age=500&plan=gold', {
    form: { name: 'Ada', email: 'ada@mail.example', reply: 'email', consent: 'quote-1' },
  });
  expect(answer.status()).toBe(400);
  expect((await request.get('/corporate-plan')).url()).toMatch(/\/corperate-plan$/);
});
