import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Edition } from '#app/site/edition.ts';
import { expectLink } from '../../../../tests/support/expect-links.ts';
import { SymptomChecker } from './symptom-checker.island.tsx';
import '../page/wellness.css';
import '../page/wellness-results.css';

const check = page.getByRole('button', { name: 'Check Symptoms' });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const message = page.getByText('Please select at least one symptom to proceed.');

const show = (edition: Edition = 'NG') =>
  render(
    <SymptomChecker level={2} edition={edition} phone="0700 000 0000" insurer="Adire Health" />,
  );

async function checkFor(...names: string[]) {
  for (const name of names) await box(name).click();
  await check.click();
}

const heading = (name: string) => page.getByRole('heading', { name });

test('asks for seven symptoms in their order, each a row of at least 48 pixels', async () => {
  await show();
  const rows = page.getByRole('checkbox').elements();
  expect(rows.map((row) => row.closest('label')?.textContent).join(', ')).toBe(
    'Fever, Cough, Fatigue, Headache, Shortness of breath, Sore throat, Nausea',
  );
  for (const row of rows) {
    expect(row.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  }
});

test('without a symptom a message asks for one, no tips are offered, and it goes when any box is touched', async () => {
  await show();
  await check.click();
  await expect.element(message).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Please select/);
  await expect
    .element(page.getByRole('group', { name: 'Tick the symptoms you have today.' }))
    .toHaveAccessibleDescription('Please select at least one symptom to proceed.');
  await box('Nausea').click();
  expect(message.query()).toBeNull();
  expect(page.getByRole('button', { name: 'Get Personalized Tips' }).query()).toBeNull();
});

test.each([
  [['Fever', 'Cough', 'Shortness of breath'], 'Get medical help now', 'Seek urgent attention'],
  [
    ['Fever', 'Sore throat', 'Fatigue'],
    'This can fit a flu-like illness',
    'Care at home, and watch',
  ],
  [['Nausea', 'Headache', 'Fatigue'], 'You might need more fluids', 'Care at home, and watch'],
  [['Headache'], 'Your answers don’t match our emergency signs', 'Non-urgent'],
])('a result has urgency in words, advice and red flags: %j', async (ticked, title, urgency) => {
  await show();
  await checkFor(...ticked);
  await expect.element(heading(title)).toHaveFocus();
  await expect.element(page.getByText(urgency).first()).toBeVisible();
  await expect.element(heading(title)).toHaveAccessibleDescription(urgency);
  // Read out with the focus; a live region would say it all again.
  expect(page.getByRole('status').query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: /112/ }).first())
    .toHaveAttribute('href', 'tel:112');
  await expect.element(page.getByText('a rash that does not fade when pressed')).toBeVisible();
  for (const name of ticked) {
    await expect.element(page.getByText(/^You ticked: /)).toMatchTextContent(new RegExp(name, 'i'));
  }
  await expect.element(page.getByRole('button', { name: 'Get Personalized Tips' })).toBeVisible();
});

test('the urgent result begins with a call to 112 and the way to a hospital; advice comes after', async () => {
  await show();
  await checkFor('Fever', 'Cough', 'Shortness of breath');
  const call = page.getByRole('link', { name: /^Call 112/ });
  await expect.element(call).toHaveAttribute('href', 'tel:112');
  const hospital = page.getByRole('link', { name: 'Find the nearest hospital' });
  await expect
    .element(hospital)
    .toHaveAttribute('href', '/providers?speciality=emergency&open=24h');
  const plan = page.getByRole('link', { name: '0700 000 0000' });
  await expect.element(plan).toHaveAttribute('href', 'tel:07000000000');
  const order = [call, hospital, page.getByText(/^Sit upright/), plan].map(
    (part) => part.element().getBoundingClientRect().top,
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

const beSeen = 'Have your breathing checked by a doctor or nurse today';

describe('shortness of breath without the urgent signs', () => {
  test.each([
    [['Shortness of breath'], /result is .Non-urgent./],
    [['Shortness of breath', 'Cough', 'Nausea'], /result is .Non-urgent./],
    [['Fever', 'Sore throat', 'Fatigue', 'Shortness of breath'], 'This can fit a flu-like illness'],
    [['Nausea', 'Headache', 'Fatigue', 'Shortness of breath'], 'You might need more fluids'],
  ])('%j: to be seen, with 112 first, before the rest', async (ticked, result) => {
    await show();
    await checkFor(...ticked);
    await expect.element(heading(beSeen)).toHaveFocus();
    await expect.element(heading(beSeen)).toHaveAccessibleDescription('Be seen today');
    const first = page.getByText(/^Call 112 now if it is new, severe or getting worse/);
    await expectLink('112', 'tel:112', first);
    await expect.element(first).toMatchTextContent(/see a doctor or nurse today/);
    await expect.element(page.getByText(result)).toBeVisible();
  });

  test('looks like a warning, not like an all-clear', async () => {
    await show();
    await checkFor('Headache');
    const ground = () => {
      const card = page.getByRole('heading', { level: 3 }).element().parentElement;
      return card && getComputedStyle(card).backgroundColor;
    };
    await expect.element(page.getByText('Non-urgent', { exact: true })).toBeVisible();
    const calm = ground();
    await checkFor('Shortness of breath');
    await expect.element(heading(beSeen)).toHaveFocus();
    expect(ground()).not.toBe(calm);
    expect(page.getByText('Non-urgent', { exact: true }).query()).toBeNull();
  });

  test('is no result that tips by email are fitted to', async () => {
    await show();
    await checkFor('Shortness of breath');
    await page.getByRole('button', { name: 'Get Personalized Tips' }).click();
    await expect
      .element(page.getByRole('checkbox', { name: /data about my health/ }))
      .toBeVisible();
    expect(page.getByRole('checkbox', { name: /^Fit the tips to/ }).query()).toBeNull();
  });
});

describe('abroad the local emergency number comes first', () => {
  test('in the urgent result', async () => {
    await show('DG');
    await checkFor('Fever', 'Cough', 'Shortness of breath');
    for (const number of ['999', '911', '112']) {
      await expectLink(new RegExp(`^Call ${number}`), `tel:${number}`);
    }
    await expect.element(page.getByText(/call your local emergency number/)).toBeVisible();
  });

  test('with shortness of breath', async () => {
    await show('DG');
    await checkFor('Shortness of breath');
    const first = page.getByText(/^Call your local emergency number/).first();
    for (const number of ['999', '911', '112']) {
      await expectLink(number, `tel:${number}`, first);
    }
    const place = first.element().compareDocumentPosition(page.getByRole('list').first().element());
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('also above the red flags', async () => {
    await show('DG');
    await checkFor('Cough');
    await expect.element(page.getByText(/999 in the United Kingdom/)).toBeVisible();
  });
});

test('a result stays until it is cleared', async () => {
  await show();
  await checkFor('Headache');
  await box('Fever').click();
  await expect.element(heading('Your answers don’t match our emergency signs')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(heading('Your answers don’t match our emergency signs').query()).toBeNull();
  await expect.element(box('Headache')).not.toBeChecked();
  await expect.element(box('Fever')).toHaveFocus();
});

test('the same symptoms checked again take the focus to the result again', async () => {
  await show();
  await checkFor('Headache');
  await check.click();
  await expect.element(heading('Your answers don’t match our emergency signs')).toHaveFocus();
});

test('works by the keyboard alone', async () => {
  await show();
  await userEvent.keyboard('{Tab} {Tab} {Tab}{Tab}{Tab} {Tab}{Tab}{Tab}{Enter}');
  await expect.element(heading('Get medical help now')).toHaveFocus();
});

test('nothing ticked is sent or stored', async () => {
  const fetching = vi.spyOn(window, 'fetch');
  const storing = vi.spyOn(Storage.prototype, 'setItem');
  await show();
  await checkFor('Fever', 'Cough', 'Shortness of breath');
  await expect.element(heading('Get medical help now')).toBeVisible();
  expect(fetching).not.toHaveBeenCalled();
  expect(storing).not.toHaveBeenCalled();
});
