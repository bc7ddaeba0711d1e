import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chestPain } from '../../../tests/support/chest-pain.ts';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import type { SearchAnswer } from './search-answer.ts';
import { SearchPage } from './search-page.tsx';
import './search.css';

const renderPage = (answer: SearchAnswer) => showPage(<SearchPage answer={answer} />);

const found: SearchAnswer = {
  kind: 'found',
  words: 'gold',
  urgent: undefined,
  total: 1,
  groups: [
    {
      kind: 'plan',
      total: 1,
      results: [{ title: 'Gold plan', path: '/plans/gold', excerpt: 'A private room.' }],
      allPath: undefined,
    },
    {
      kind: 'facility',
      total: 1199,
      results: [{ title: 'Gold Clinic', path: '/providers/1', excerpt: 'Clinic in Ikeja, Lagos' }],
      allPath: '/providers?q=gold',
    },
  ],
};

test('says how much was found, shows it kind by kind, and keeps what was asked', async () => {
  await renderPage(found);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('1 result for “gold”, and 1,199 hospitals');
  await expect.element(page.getByRole('heading', { name: 'Health plans' })).toBeVisible();
  await expectLink('Gold plan', '/plans/gold');
  await expectLink('All providers (1,199)', '/providers?q=gold');
  await expect.element(page.getByRole('combobox')).toHaveValue('gold');
});

test('offers words and pages before anything is asked', async () => {
  await renderPage({ kind: 'nothing-asked' });
  await expect.element(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('asks for more letters at the box itself', async () => {
  await renderPage({ kind: 'too-short', words: 'a' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Enter at least 2 letters.');
  await expect
    .element(page.getByRole('combobox'))
    .toHaveAccessibleDescription('Enter at least 2 letters.');
});

test('says that nothing was found, and what to try', async () => {
  await renderPage({ kind: 'found', words: 'zzzz', total: 0, groups: [], urgent: undefined });
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for “zzzz”');
  await expect.element(page.getByText(/Try one word instead of several/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('says whom to call before anything that was found', async () => {
  await renderPage({ ...found, words: 'chest pain', urgent: chestPain });
  const help = page.getByRole('region', { name: 'Chest pain' });
  await expectLink(/^Call 112/, 'tel:112', help);
  const firstResult = page.getByRole('link', { name: 'Gold plan' }).element();
  expect(help.element().compareDocumentPosition(firstResult)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('gives nobody in danger advice on spelling', async () => {
  await renderPage({ kind: 'found', words: 'suicide', total: 0, groups: [], urgent: chestPain });
  await expect.element(page.getByText('Sit down and rest.')).toBeVisible();
  await expect.element(page.getByText(/Try one word/)).not.toBeInTheDocument();
});

test('the box shows its magnifying glass once and whole, in the middle of the field', async () => {
  await page.viewport(390, 844);
  await renderPage({ kind: 'nothing-asked' });
  const box = page.getByRole('combobox').element();
  const field = box.getBoundingClientRect();
  const glass = box.parentElement?.querySelector('svg')?.getBoundingClientRect();
  expect([glass?.width, glass?.height]).toEqual([22, 22]);
  expect((glass?.top ?? 0) + 11).toBeCloseTo(field.top + field.height / 2, 0);
});
