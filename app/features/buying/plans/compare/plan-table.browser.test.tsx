import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#app/browser/islands/site-island.ts';
import { ServerIsland } from '#app/ui/island/island.tsx';
import { examplePrices, exampleQuoteData } from '../../quote/quote.fixture.tsx';
import { keepAddress } from '../../../../../tests/support/keep-address.ts';
import { PlanComparison } from './plan-comparison.island.tsx';
import { headPrices } from './plan-table-data.ts';
import './comparison.css';

const { tiers } = exampleQuoteData();

const data: ComponentProps<typeof PlanComparison>['data'] = {
  tiers,
  kept: [],
  groups: [
    {
      name: 'Seeing a doctor',
      icon: 'stethoscope',
      rows: [
        { name: 'General practitioner', values: [true, true, true, true] },
        { name: 'Gym', values: [false, false, '2 visits', '8 visits'] },
        {
          name: 'Maternity',
          values: [false, { value: 'Up to ₦100,000', wait: 'after 12 months' }, 'a', 'b'],
        },
      ],
    },
  ],
  heads: headPrices(examplePrices, ['NGN', 'USD', 'GBP', 'EUR']),
  recommended: 'gold',
  discountFrom: { staff: 20, association: 50 },
  validity: {
    isSample: true,
    asOf: '2026-11-21',
    quoteValidDays: 30,
    charges: { abroad: '12%', quarterly: '4%', monthly: '8%' },
  },
  rateNotes: [
    { currency: 'GBP', text: 'At ₦2,000 to £1, the rate of 21 November 2026.' },
    { currency: 'EUR', text: 'At ₦1,750 to €1, the rate of 21 November 2026.' },
  ],
  choice: {
    pay: 'yearly',
    currency: 'NGN',
    first: 'gold',
    second: 'silver',
    onlyDifferences: false,
  },
};

const table = page.getByRole('table', { name: 'Benefits and limits of the four plans' });

const show = (isAbroad = false) => render(<PlanComparison data={data} isAbroad={isAbroad} />);

keepAddress();
beforeEach(() => page.viewport(1280, 900));

test('screen readers hear "Covered" and "Not covered"; what is the same on all plans can be hidden', async () => {
  await show();
  const row = table.getByRole('row', { name: /^Gym/ });
  await expect.element(row.getByText('Not covered').first()).toBeInTheDocument();
  await expect.element(table.getByText('after 12 months')).toBeVisible();
  await expect.element(table.getByText('General practitioner')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only differences' }).click();
  expect(table.getByText('General practitioner').query()).toBeNull();
  await expect.element(table.getByText('Gym')).toBeVisible();
});

test('the touch that loads the script takes effect too', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <ServerIsland start="touch">
      <PlanComparison data={data} isAbroad={false} />
    </ServerIsland>,
  );
  document.body.append(container);
  onTestFinished(() => container.remove());
  await page.getByRole('radio', { name: 'Month' }).click();
  await expect.element(table.getByText('₦22,950')).toBeVisible();
  expect(window.location.search).toBe('?pay=monthly');
});

test('abroad, prices show in foreign currencies, with the rate and its date', async () => {
  await show(true);
  await page.getByRole('radio', { name: 'Pounds' }).click();
  await expect.element(table.getByText('£143')).toBeVisible();
  await expect.element(page.getByText(/₦2,000 to £1, the rate of 21 November 2026/)).toBeVisible();
  await page.getByRole('radio', { name: 'Euros' }).click();
  await expect.element(page.getByText(/₦1,750 to €1/)).toBeVisible();
});

test('a phone shows the two plans that were chosen', async () => {
  await page.viewport(360, 780);
  await show();
  const price = (name: string) =>
    table.getByRole('link', { name: `Get a price for ${name}`, includeHidden: true });
  const left = (name: string) => price(name).element().getBoundingClientRect().left;
  await expect.element(price('Gold')).toBeVisible();
  expect(left('Gold')).toBeLessThan(left('Silver'));
  await expect.element(price('Platinum')).not.toBeVisible();

  const first = page.getByRole('combobox', { name: 'First plan' }).first();
  await first.selectOptions('platinum');
  await expect.element(price('Platinum')).toBeVisible();
  expect(left('Platinum')).toBeLessThan(left('Silver'));
  await expect.element(price('Gold')).not.toBeVisible();
  expect(window.location.search).toBe('?first=platinum&second=silver');

  await first.selectOptions('silver');
  await expect.element(price('Silver')).toBeVisible();
  expect(price('Silver').element().getBoundingClientRect().width).toBeGreaterThan(250);
});
