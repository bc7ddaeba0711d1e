import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectLink } from '../../../../tests/support/expect-links.ts';
import { keepAddress } from '../../../../tests/support/keep-address.ts';
import { renderQuote } from './quote.fixture.tsx';
import './quote.css';

const price = page.getByRole('region', {
  name: /Your estimate|, from|Ask us for a price|send you a quote/,
});
const age = page.getByRole('textbox', { name: 'Your age' });

keepAddress();
beforeEach(() => page.viewport(1280, 900));

async function unfold(name: string) {
  await price.getByText(name).click();
}

async function choose(name: string) {
  await page.getByRole('radio', { name }).click();
}

test('a starting price is there before anything is typed, then it follows every key, with each line of its sum', async () => {
  await renderQuote();
  await expect.element(price.getByRole('heading', { name: 'Gold, from' })).toBeVisible();
  await expect.element(price.getByText('₦255,000')).toBeVisible();
  await age.fill('47');
  await unfold('How it’s worked out');
  await expect.element(price.getByText('1 adult, 46 to 60')).toBeVisible();
  await expect.element(price.getByText('Total for one year')).toBeVisible();
  expect(price.element().textContent).toContain('₦357,000');
  await choose('Every month');
  await expect.element(price.getByText('12 payments of ₦32,130')).toBeVisible();
});

test('the price comes with the wait for ordinary illness, which groups do not have; they have fields of their own', async () => {
  await renderQuote();
  await age.fill('30');
  await unfold('About these sample prices');
  await expect.element(price.getByText(/14 days for ordinary/)).toBeVisible();
  await choose('My staff');
  await page.getByRole('textbox', { name: 'Number of staff' }).fill('30');
  await unfold('About these sample prices');
  await expect.element(price.getByText(/none for ordinary/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Number of staff' })).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Age of a parent (optional)' }).query()).toBeNull();
});

test('every plan shows its price, and the address leads to the same quote and names nobody', async () => {
  await renderQuote();
  await age.fill('30');
  for (const label of ['Bronze, ₦90,000 a year', 'Platinum, ₦480,000 a year']) {
    await expect.element(page.getByRole('radio', { name: label })).toBeInTheDocument();
  }
  await expect.poll(() => window.location.search).toBe('?who=me&age=30&plan=gold&currency=NGN');
  await expectLink(
    'Link to this quote',
    '/insurance-calculator?who=me&age=30&plan=gold&currency=NGN',
  );
  await expectLink('Download as PDF', '/quote.pdf?who=me&age=30&plan=gold&currency=NGN');
});

test('shows an error only after the field is left', async () => {
  await renderQuote();
  await age.fill('thirty');
  expect(page.getByText('Enter the age as a number of years').query()).toBeNull();
  await userEvent.tab();
  await expect.element(age).toHaveAccessibleDescription('Enter the age in years, for example 34');
  await expect.element(age).toHaveValue('thirty');
  await age.fill('30');
  await expect.element(age).not.toHaveAttribute('aria-invalid');
});

test('an empty form leads to a list of missing answers, a complete one to the price', async () => {
  await renderQuote();
  await page.getByRole('button', { name: 'Show the price' }).click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: 'Enter your age' }).click();
  await expect.element(age).toHaveFocus();
  await age.fill('30');
  await page.getByRole('button', { name: 'Show the price' }).click();
  await expect.element(price).toHaveFocus();
});

test('keeps what was typed when another buyer is chosen', async () => {
  await renderQuote();
  await age.fill('34');
  await choose('My family');
  await page.getByRole('textbox', { name: 'Age of husband or wife (optional)' }).fill('32');
  await page.getByRole('button', { name: 'More: Children under 18' }).click();
  await page.getByRole('button', { name: 'More: Children under 18' }).click();
  await unfold('How it’s worked out');
  await expect.element(price.getByText('10% off, from 4 members')).toBeVisible();
  await choose('My staff');
  await choose('My family');
  await expect
    .element(page.getByRole('textbox', { name: 'Age of husband or wife (optional)' }))
    .toHaveValue('32');
  await expect
    .element(page.getByRole('textbox', { name: 'Age of the first adult' }))
    .toHaveValue('34');
});

test('abroad each member of a family has an age and a state, and a price while typing, with what to check at 61 and over', async () => {
  await renderQuote({ edition: 'DG', query: 'who=family&age=34' });
  const add = (name: string) => page.getByRole('button', { name }).click();
  await add('Add a parent');
  const parent = page.getByRole('textbox', { name: 'Parent, age' });
  await expect.element(parent).toHaveFocus();
  await parent.fill('68');
  await unfold('How it’s worked out');
  await page.getByRole('combobox', { name: 'Parent, state (optional)' }).selectOptions('Enugu');
  await expect.element(price.getByText('1 adult, 61 to 75, 220% of the adult price')).toBeVisible();
  await expect.element(price.getByText(/rule of 21 November 2026/)).toBeVisible();
  await expect
    .poll(() => window.location.search)
    .toBe('?who=family&age=34&parent1=68&parent1State=enugu&plan=gold&currency=USD');
  await add('Add a parent');
  expect(page.getByRole('button', { name: 'Add a parent' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Remove: Parent 1' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Parent, age' })).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Add a parent' })).toHaveFocus();
});

test('a group learns when the next discount makes it cheaper', async () => {
  await renderQuote({ query: 'who=staff&people=49&plan=bronze' });
  await expect
    .element(price.getByText(/Add people to reach 50 and your group gets a discount/))
    .toBeVisible();
});

test('people above the last age band are asked to call', async () => {
  await renderQuote({ query: 'who=me&age=91' });
  await expect.element(price.getByRole('heading', { name: 'Ask us for a price' })).toBeVisible();
  await expectLink('Call 0700 000 0001', 'tel:07000000001', price);
});

test('from abroad the sum shows the surcharge, the rate and its date', async () => {
  await renderQuote({ edition: 'DG', query: 'who=someone&age=30&plan=bronze&currency=GBP' });
  await unfold('How it’s worked out');
  await expect
    .element(
      price.getByText('Converted at ₦2,000 = £1 (21 November 2026), rounded to whole pounds'),
    )
    .toBeVisible();
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await currency.selectOptions('EUR');
  await expect
    .element(currency)
    .toHaveAccessibleDescription('Exchange rate: ₦1,750 = €1 (21 November 2026)');
  await currency.selectOptions('USD');
  await expect.element(price.getByText(/Converted at ₦1,500 = \$1/)).toBeVisible();
});

test('compares a second plan for the same people', async () => {
  await renderQuote({ query: 'who=me&age=30' });
  await page.getByRole('combobox', { name: 'Compare with' }).selectOptions('silver');
  const table = page.getByRole('table', { name: 'Silver and Gold' });
  await expect.element(table.getByText('₦135,000')).toBeVisible();
  await expect.element(table.getByText('20 days')).toBeVisible();
});

test('asks for a name only once there is a price, and keeps it when the price goes', async () => {
  await renderQuote();
  const name = page.getByRole('textbox', { name: 'Your name' });
  expect(name.query()).toBeNull();
  await age.fill('30');
  await name.fill('Ada');
  await age.fill('');
  await expect.element(page.getByText('Your name')).not.toBeVisible();
  await age.fill('31');
  await expect.element(name).toHaveValue('Ada');
});

test('screen readers hear the price once typing has paused', async () => {
  await renderQuote();
  const spoken = price.getByRole('status').last();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await age.fill('30');
  await vi.advanceTimersByTimeAsync(700);
  expect(spoken.element().textContent).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => spoken.element().textContent).toBe('₦255,000 a year');
});

test('is short in the quote dialog, and links out of the frame', async () => {
  await renderQuote({ query: 'frame=1&who=me&age=30' });
  expect(page.getByRole('combobox').query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'See everything it covers' }))
    .toHaveAttribute('target', '_top');
});
