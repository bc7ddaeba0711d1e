import { expect, test as base, type Page } from '@playwright/test';
import { onLongRunIf } from '../support/long-run.ts';

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
      const isRepeat = edition !== 'NG' || index > 0;
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
