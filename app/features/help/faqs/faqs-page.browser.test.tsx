import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#app/ui/button/copy-text.element.ts';
import './faq-list.element.ts';
import { expectLink } from '../../../../tests/support/expect-links.ts';
import { keepAddress } from '../../../../tests/support/keep-address.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { FaqsPage } from './faqs-page.tsx';
import type { FaqsPage as FaqsContent } from './faqs.ports.ts';
import './faqs.css';

const faq = (id: string, question: string, answer: string, words = '') => ({
  id,
  question,
  answer: `<p>${answer}</p>`,
  plainAnswer: answer.replace(/<[^>]*>/g, ''),
  words,
  alike: '',
});

const content: FaqsContent = {
  title: 'FAQs',
  description: '',
  eyebrow: '',
  lead: '',
  actions: [],
  groups: [
    {
      id: 'joining',
      title: 'Joining',
      questions: [
        faq('who-can-join', 'Who can join?', 'Everybody up to sixty.'),
        faq('how-do-i-join', 'How do I join?', 'By <a href="/contact">a call</a>.', 'register'),
      ],
    },
    {
      id: 'family',
      title: 'Family',
      questions: [
        faq('newborn', 'How do I add a newborn?', 'Within four weeks.', 'baby'),
        faq('twins', 'What about twins?', 'Twice.', 'baby'),
      ],
    },
  ],
};

const stroke = {
  title: 'Signs of a stroke',
  now: 'Note the time when it began.',
  helpline: undefined,
  source: { name: 'A guide', year: 2020, url: 'https://guide.example' },
  note: 'Sample.',
  words: ['stroke', 'face bend'],
  alone: ['weak'],
  unless: ['brush'],
};

interface Shown {
  /** What the address leads to on the page. */
  readonly part?: string;
  readonly words?: string;
  readonly isAllOpen?: boolean;
}

function show({ part = '#', words = '', isAllOpen = false }: Shown = {}) {
  const urgent = { help: undefined, entries: [stroke] };
  window.history.replaceState(null, '', part);
  return showPage(<FaqsPage {...{ content, words, isAllOpen, urgent }} />);
}

const search = page.getByLabelText('Search the questions');
const status = page.getByText(/question/).and(page.getByRole('status'));
const question = (text: string) => page.getByText(text, { exact: true });
const helpful = page.getByRole('group', { name: 'Was this helpful?' });
const visible = () =>
  [...document.querySelectorAll('summary')]
    .filter((summary) => summary.checkVisibility())
    .map(({ textContent }) => textContent);

keepAddress();
afterEach(() => localStorage.clear());

describe('searching', () => {
  test('leaves the questions that fit while somebody types, says how many, and offers a person where none does', async () => {
    await show();
    await expect.element(status).toHaveTextContent('4 questions');
    await search.fill('baby');
    expect(visible()).toEqual(['How do I add a newborn?', 'What about twins?']);
    await expect.element(status).toHaveTextContent('2 questions about “baby”');
    expect(page.getByRole('heading', { name: 'Joining' }).query()).toBeNull();
    await search.fill('');
    expect(visible()).toHaveLength(4);
    await search.fill('zebra');
    expect(visible()).toEqual([]);
    await expect.element(status).toHaveTextContent('No questions found for “zebra”');
    await expect.element(page.getByText('Try another word, call', { exact: false })).toBeVisible();
  });

  test('begins with the words of the address, and shows few answers at once', async () => {
    await show({ words: 'register' });
    await expect.element(search).toHaveValue('register');
    expect(visible()).toEqual(['How do I join?']);
    await expect.element(page.getByText('By a call.')).toBeVisible();
  });
});

const help = page.getByRole('region', { name: 'Signs of a stroke' });

test('a search of somebody in danger says whom to call while they type, and no longer once they ask something else', async () => {
  await show();
  await search.fill('face don bend baby');
  await expect.element(help).toBeVisible();
  expect(visible()).toEqual(['How do I add a newborn?', 'What about twins?']);
  await search.fill('my mama stroke');
  await expect.element(help).toBeVisible();
  await expectLink(/^Call 112/, 'tel:112', help);
  await search.fill('brush stroke');
  await expect.element(help).not.toBeInTheDocument();
  await search.fill('weak');
  await expect.element(help).toBeVisible();
  await search.fill('weak password');
  await expect.element(help).not.toBeInTheDocument();
});

test('all answers unfold at once, and back', async () => {
  await show();
  await page.getByRole('button', { name: 'Expand all' }).click();
  for (const answer of ['Everybody up to sixty.', 'Within four weeks.', 'Twice.']) {
    await expect.element(page.getByText(answer)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect.element(page.getByText('Twice.')).not.toBeVisible();
  // What was unfolded stays so while somebody searches.
  await question('What about twins?').click();
  await search.fill('join');
  await search.fill('');
  await expect.element(page.getByText('Twice.')).toBeVisible();
});

describe('links', () => {
  test.each<[string, Shown, string?]>([
    ['from another page', { part: '#newborn' }],
    ['on the page', {}, '#newborn'],
    ['to what a search has left out', { part: '#newborn', words: 'register' }],
  ])('%s unfold the question they lead to', async (_which, shown, hash) => {
    await show(shown);
    if (hash) window.location.hash = hash;
    await expect.element(page.getByText('Within four weeks.')).toBeVisible();
    await expect.element(page.getByText('Twice.')).not.toBeVisible();
  });

  test('to an answer are copied by a click', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await question('What about twins?').click();
    const link = page.getByRole('link', { name: 'Link to this answer' });
    await link.click();
    await expect.element(page.getByRole('link', { name: 'Link copied' })).toBeVisible();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/#twins$/);
  });
});

describe('whether an answer was helpful', () => {
  test('stays in this browser, and a no leads to a person', async () => {
    const screen = await show();
    await question('What about twins?').click();
    await page.getByRole('button', { name: 'No' }).click();
    await expectLink('ask us', '/contact');
    expect(localStorage.getItem('faqHelpful')).toBe('{"twins":"no"}');
    await screen.unmount();
    await show();
    await question('What about twins?').click();
    await expect
      .element(page.getByRole('button', { name: 'No' }))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect.element(helpful.getByText('Thank you.')).toBeVisible();
  });

  test.each(['[1', '"no"', 'null', '{"twins":7}'])('is asked again despite %s', async (stored) => {
    localStorage.setItem('faqHelpful', stored);
    await show();
    await question('What about twins?').click();
    await expect
      .element(page.getByRole('button', { name: 'Yes' }))
      .toHaveAttribute('aria-pressed', 'false');
  });
});
