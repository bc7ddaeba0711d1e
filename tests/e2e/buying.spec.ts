import { expect, test as base, type Page } from '@playwright/test';
import { onLongRunIf, onLongRun } from '../support/long-run.ts';

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

interface WayToBuy {
  readonly name: string;
  readonly choice: Readonly<Record<'NG' | 'DG', string>>;
  /** Labels and what is typed there. */
  readonly fields: Readonly<Record<string, string>>;
  /** The people added one by one in the Global edition, instead of the optional fields. */
  readonly abroad?: readonly (readonly [button: string, field: string, text: string])[];
  readonly price: Readonly<Record<'NG' | 'DG', string>>;
}

/** The five ways to buy, with Gold prices worked out by hand from the price list. */
const ways: readonly WayToBuy[] = [
  {
    name: 'for me',
    choice: { NG: 'Me', DG: 'Me, in Nigeria' },
    fields: { 'Your age': '30' },
    price: { NG: '₦255,000', DG: '$190' },
  },
  {
    name: 'for my family',
    choice: { NG: 'My family', DG: 'Family in Nigeria' },
    fields: {
      'Age of the first adult': '34',
      'Age of husband or wife (optional)': '32',
      'Children under 18': '2',
    },
    abroad: [
      ['Add husband or wife', 'Husband or wife, age', '32'],
      ['Add a child', 'Child, age (optional)', '5'],
      ['Add a child', 'Child 2, age (optional)', ''],
    ],
    price: { NG: '₦780,300', DG: '$583' },
  },
  {
    name: 'for someone else',
    choice: { NG: 'Someone else', DG: 'Someone in Nigeria' },
    fields: { 'Their age': '58 years' },
    price: { NG: '₦357,000', DG: '$267' },
  },
  {
    name: 'for my staff',
    choice: { NG: 'My staff', DG: 'Staff in Nigeria' },
    fields: { 'Number of staff': '30 staff' },
    price: { NG: '₦7,267,500', DG: '$5,426' },
  },
  {
    name: 'for my association',
    choice: { NG: 'My association', DG: 'An association' },
    fields: { 'Number of members': '60' },
    price: { NG: '₦14,229,000', DG: '$10,624' },
  },
];

const summary = (page: Page) => page.locator('#quote-price');

for (const [edition, javaScriptEnabled] of [
  ['NG', true],
  ['DG', false],
] as const) {
  test.describe(`${edition}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, edition });

    for (const [index, { name, choice, fields, abroad, price }] of ways.entries()) {
      // A family abroad adds its people one by one.
      const isRepeat = index !== (edition === 'NG' ? 0 : 1);
      const title = `${name}: from the plans to a price and a reference`;
      test(title, onLongRunIf(isRepeat), async ({ page }) => {
        await page.goto('/insurance-plans');
        await page.getByRole('link', { name: 'Get a price for Gold' }).click();
        await page.getByText(choice[edition], { exact: true }).click();
        if (edition === 'DG' && abroad) await fillInAbroad(page, fields, abroad);
        else await fillIn(page, fields);
        await page.getByRole('button', { name: 'Show the price' }).click();
        await expect(summary(page).locator('data').first()).toHaveText(price[edition]);
        await expect(summary(page)).toContainText('Total for one year');

        const form = page.locator('form#send');
        await form.getByLabel('Your name').fill('Ada Example');
        await form.getByRole('textbox', { name: 'Email' }).fill('ada@mail.example');
        await form.getByRole('checkbox').check();
        await form.getByRole('button', { name: 'Send me this quote' }).click();
        await expect(page.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
      });
    }
  });
}

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

async function fillInAbroad(
  page: Page,
  fields: Readonly<Record<string, string>>,
  people: NonNullable<WayToBuy['abroad']>,
): Promise<void> {
  const [[label, text] = ['', '']] = Object.entries(fields);
  await fillIn(page, { [label]: text });
  for (const [button, field, age] of people) {
    await page.getByRole('button', { name: button }).click();
    await fillIn(page, { [field]: age });
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'still without scripts', () => {
    test.use({ javaScriptEnabled });

    test(
      'a family compares two plans and downloads the quote',
      onLongRunIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/insurance-calculator?who=family');
        await fillIn(page, { 'Age of the first adult': '34', 'Children under 18': '3' });
        await page.getByLabel('Compare with').selectOption('Silver');
        await page.getByRole('button', { name: 'Show the price' }).click();
        const table = page.getByRole('table', { name: 'Silver and Gold' });
        await expect(table.getByText('₦376,650')).toBeVisible();
        await expect(table.getByText('₦711,450')).toBeVisible();

        const link = summary(page).getByRole('link', { name: 'Download as PDF' });
        const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(pdf.headers()['content-disposition']).toContain('quote-gold.pdf');
        expect((await pdf.body()).length).toBeGreaterThan(10_000);
      },
    );
  });
}

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

test('a link in dollars keeps its currency at home, and can be changed', async ({ page }) => {
  await page.goto('/insurance-calculator?who=me&age=30&currency=USD');
  await expect(summary(page).locator('data').first()).toHaveText('$190');
  await fillIn(page, { 'Your age': '31' });
  await expect(page).toHaveURL(/age=31.*currency=USD/);
  await expect(summary(page).locator('data').first()).toHaveText('$190');
  await page.getByLabel('Currency', { exact: true }).selectOption('NGN');
  await expect(summary(page).locator('data').first()).toHaveText('₦255,000');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an error is shown at its field, and nothing typed is lost', onLongRun, async ({ page }) => {
    await page.goto('/insurance-calculator?who=family');
    await page.locator('[name="age"]').fill('31/02/1990');
    await page.locator('[name="spouse"]').fill('32 years');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await expect(page.locator('[name="age"]')).toHaveValue('31/02/1990');
    await expect(page.locator('[name="age"]')).toHaveAccessibleDescription(
      'Enter the age in years, not a date of birth',
    );
    await expect(page.locator('[name="spouse"]')).toHaveValue('32 years');
  });

  test('the form asks for the area once the state is known', onLongRun, async ({ page }) => {
    await page.goto('/insurance-calculator?who=me&age=30&state=fct');
    await page.getByLabel('Area council').fill('Kubwa');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await expect(summary(page).getByRole('link', { name: /^Hospitals in/ })).toHaveAttribute(
      'href',
      '/providers?plan=gold&state=fct&lga=Kubwa',
    );
  });

  test('phones choose the two plans they compare', async ({ page }) => {
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

test('a price inserted into the form is ignored', onLongRun, async ({ page }) => {
  await page.goto('/insurance-calculator?who=me&age=30&plan=gold&price=1&currency=NGN');
  await expect(summary(page).locator('data').first()).toHaveText('₦255,000');
  const answer = await page.request.post('/insurance-calculator?who=me&age=500&plan=gold', {
    form: { name: 'Ada', email: 'ada@mail.example', reply: 'email', consent: 'quote-1' },
  });
  expect(answer.status()).toBe(400);
});

test('a quote opens again from its link, and as a PDF', onLongRun, async ({ page, request }) => {
  await page.goto('/insurance-calculator/silver?who=family&age=34&spouse=32&children=2');
  const link = await page.getByRole('link', { name: 'Link to this quote' }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(summary(page).locator('data').first()).toHaveText('₦413,100');
  const pdf = await request.get((link ?? '').replace('/insurance-calculator', '/quote.pdf'));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const incomplete = await request.get('/quote.pdf?who=me', { maxRedirects: 0 });
  expect([incomplete.status(), incomplete.headers()['location']]).toEqual([
    303,
    '/insurance-calculator?who=me',
  ]);
});

test('an unknown plan is ignored, and the page still works', onLongRun, async ({ page }) => {
  const answer = await page.goto('/insurance-calculator/diamond?colour=red&plan=copper');
  expect(answer?.status()).toBe(200);
  await expect(summary(page)).toContainText('Gold, from');
  expect((await page.goto('/plans/diamond'))?.status()).toBe(404);
});

test('the correctly spelt address leads to the corporate plan', onLongRun, async ({ page }) => {
  await page.goto('/corporate-plan');
  await expect(page).toHaveURL('/corperate-plan');
});

test('the quote dialog calculates in its frame and links out of it', async ({ page }) => {
  await page.goto('/global?edition=DG');
  await page.getByRole('button', { name: 'Request a quote' }).click();
  const frame = page.frameLocator('iframe[title="Quote form"]');
  await frame.getByRole('textbox', { name: 'Their age' }).fill('30');
  await expect(frame.locator('#quote-price data').first()).toHaveText('$190');
  await frame.getByRole('link', { name: 'See everything it covers' }).click();
  await expect(page).toHaveURL(/\/insurance-calculator\?who=someone&age=30/);
});
