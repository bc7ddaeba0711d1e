import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectLink } from '../../../../../tests/support/expect-links.ts';
import { keepAddress } from '../../../../../tests/support/keep-address.ts';
import type { PriceTableKind } from '../catalogue.types.ts';
import { exampleQuoteData } from '../../quote/quote.fixture.tsx';
import type { PeoplePageData } from './people-values.ts';
import { readPeople } from './people-values.ts';
import { PlanPrices } from './plan-prices.island.tsx';
import '../plans.css';

const buyers = {
  ages: 'me',
  family: 'family',
  staff: 'staff',
  association: 'association',
} as const;
const silver = page.getByRole('listitem').filter({ hasText: 'Buy Silver' });

keepAddress();
beforeEach(() => page.viewport(1280, 900));

function renderPrices(kind: PriceTableKind, edition: 'NG' | 'DG' = 'NG') {
  const { prices, tiers, insurer } = exampleQuoteData(edition);
  const currency = edition === 'NG' ? 'NGN' : 'USD';
  const hasCurrencies = edition === 'DG';
  const asked = { kind, buyer: buyers[kind], prices, currency, hasCurrencies } as const;
  const data: PeoplePageData = {
    ...asked,
    tiers,
    insurer,
    values: readPeople(new URLSearchParams(), asked),
    path: '/plan',
    recommended: 'gold',
    isAsked: false,
  };
  return render(<PlanPrices data={data} />);
}

async function expectSilver(price: string, words: string) {
  await expect.element(silver.getByText(price)).toBeVisible();
  await expect.element(silver.getByText(new RegExp(`${words}, a year$`))).toBeVisible();
}

test('each press of a button reprices all plans, within the bounds', async () => {
  await renderPrices('family');
  await expectSilver('₦413,100', '2 adults, 2 children');
  const fewer = page.getByRole('button', { name: 'Fewer: Children' });
  await fewer.click();
  await expectSilver('₦364,500', '2 adults, 1 child');
  await expect.element(page.getByText(/2 adults, 1 child, a year$/).nth(3)).toBeVisible();
  await fewer.click();
  await fewer.click();
  await expect.element(page.getByRole('textbox', { name: 'Children' })).toHaveValue('0');
  const more = page.getByRole('button', { name: 'More: Parents' });
  for (let presses = 0; presses < 3; presses += 1) await more.click();
  await expectSilver('₦583,200', '2 adults, 2 parents');
});

test('the people go along to the calculator and the checkout', async () => {
  await renderPrices('family');
  await page.getByRole('button', { name: 'Fewer: Adults' }).click();
  const query = 'who=family&age=32&children=2&plan=silver&currency=NGN';
  await expectLink('Buy Silver', `/checkout/silver?${query}`, silver);
  await expectLink('See how it’s worked out for Silver', `/insurance-calculator?${query}`, silver);
  expect(window.location.search).toBe('?adults=1');
});

test('what is wrong is named once its field is left, and showing the prices leads to it, or to the prices', async () => {
  await renderPrices('staff');
  const people = page.getByRole('textbox', { name: 'Number of staff' });
  const show = page.getByRole('button', { name: 'Show the prices' });
  await people.fill('4');
  await expect.element(people).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(page.getByText(/A company plan needs at least 5 people/)).toBeVisible();
  await expect.element(page.getByText('Correct the answer above to see the prices.')).toBeVisible();
  await show.click();
  await expect.element(people).toHaveFocus();
  await expect.element(people).toHaveValue('4');
  await people.fill('30');
  await show.click();
  await expectSilver('₦3,847,500', '30 staff');
  await expect.element(silver.getByText('₦128,250')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('Buy Silver');
});

test('large groups are asked to get in touch', async () => {
  await renderPrices('staff');
  await page.getByRole('textbox', { name: /staff/i }).fill('250');
  await expect.element(page.getByText(/^We don’t show prices online for groups/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Call/ })).toBeVisible();
});

test('abroad, the price follows the currency, with its rate', async () => {
  await renderPrices('family', 'DG');
  await expectSilver('$308', '2 adults, 2 children');
  await page.getByRole('combobox', { name: 'Currency' }).selectOptions('GBP');
  await expectSilver('£231', '2 adults, 2 children');
  await expect.element(page.getByText(/^Converted at ₦2,000 = £1/)).toBeVisible();
  expect(window.location.search).toBe('?currency=GBP');
});

test('screen readers hear the prices once the presses have paused, and nothing at the start', async () => {
  await renderPrices('family');
  const spoken = page.getByRole('status').last();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await vi.advanceTimersByTimeAsync(2000);
  expect(spoken.element().textContent).toBe('');
  await page.getByRole('button', { name: 'Fewer: Children' }).click();
  await vi.advanceTimersByTimeAsync(700);
  expect(spoken.element().textContent).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  await expect
    .poll(() => spoken.element().textContent)
    .toBe(
      '2 adults, 1 child, a year: Bronze ₦243,000, Silver ₦364,500, Gold ₦688,500, Platinum ₦1,296,000',
    );
});
