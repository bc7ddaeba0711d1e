import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aPost } from '../../../../tests/support/a-post.ts';
import { expectLink } from '../../../../tests/support/expect-links.ts';
import { follow } from '../../../../tests/support/follow-link.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { NewsPage } from './news-page.tsx';
import type { NewsPage as NewsList, PostSummary } from '../news.ports.ts';
import './news.css';

const categories = [
  { id: 1, slug: 'prevention', name: 'Prevention', description: '', count: 2 },
  { id: 2, slug: 'plans', name: 'Your plan', description: '', count: 1 },
];

function post(id: number, changes: Partial<PostSummary> = {}): PostSummary {
  return aPost({ id, slug: `post-${id}`, excerpt: `What post ${id} says.`, ...changes });
}

const list: NewsList = {
  posts: [post(2, { publishedAt: '2026-05-14T00:00:00Z', readingMinutes: 4 }), post(1)],
  total: 2,
  page: 1,
  pageCount: 1,
  words: '',
  category: undefined,
  categories,
  problem: undefined,
};

const show = (props: React.ComponentProps<typeof NewsPage>) => showPage(<NewsPage {...props} />);

const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('the list', () => {
  test('says of each post what it is about, its day and how long it takes, and leads to it from anywhere on its card', async () => {
    await show({ list });
    await expect.element(page.getByText('2 articles')).toBeVisible();
    expect(page.getByRole('navigation', { name: 'Pages' }).elements()).toEqual([]);
    await expect.element(page.getByText('What post 2 says.')).toBeVisible();
    await expect.element(page.getByText('14 May 2026 · 4 min read')).toBeVisible();
    const words = page.getByText('What post 1 says.');
    expect(await follow(() => words.click({ force: true }))).toBe('/posts/post-1');
  });

  test('marks the subject that is chosen, and keeps the search within it', async () => {
    await show({ list: { ...list, category: categories[0], words: 'blood' } });
    await expect.element(link('Prevention 2')).toHaveAttribute('aria-current', 'page');
    await expectLink('Your plan 1', '/news?category=plans&q=blood');
    await expect.element(page.getByLabelText('Search in Prevention')).toHaveValue('blood');
    await expectLink('Clear the search', '/news?category=prevention');
  });

  test('names the chosen subject on a card, whichever its post is filed under first', async () => {
    await show({ list: { ...list, posts: [post(1, { categories })], category: categories[1] } });
    const card = page.getByRole('listitem').filter({ hasText: 'What post 1 says.' });
    await expect.element(card.getByText('Your plan')).toBeVisible();
    expect(card.getByText('Prevention').elements()).toEqual([]);
  });

  test('turns around what is written from right to left', async () => {
    await show({ list: { ...list, posts: [post(1, { title: 'صحة', direction: 'rtl' })] } });
    const heading = page.getByRole('heading', { name: 'صحة' }).element();
    expect(getComputedStyle(heading).direction).toBe('rtl');
  });
});

test('the pages name the current one, and stay within the subject', async () => {
  await show({ list: { ...list, page: 5, pageCount: 9, category: categories[0] } });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  expect(pages.getByRole('link').elements()).toHaveLength(7);
  await expect.element(link('Page 5')).toHaveAttribute('aria-current', 'page');
  for (const name of ['Page 6', 'Next page']) {
    await expectLink(name, '/news?category=prevention&page=6', pages);
  }
});

describe('where there is nothing', () => {
  const empty = { ...list, posts: [], total: 0 };

  test.each([
    [
      'words that nothing has',
      { words: 'xyz' },
      'Nothing found for “xyz”',
      'Show all articles',
      '/news',
    ],
    [
      'words that the subject has not',
      { words: 'xyz', category: categories[0] },
      'Nothing found for “xyz”',
      'Search all topics',
      '/news?q=xyz',
    ],
    [
      'a page beyond the last',
      { page: 9, problem: 'no such page' as const, category: categories[0] },
      'That page doesn’t exist any more',
      'Go to the first page',
      '/news?category=prevention',
    ],
    [
      'a subject that there is not',
      { problem: 'no such category' as const },
      'We can’t find that topic',
      'Show all articles',
      '/news',
    ],
    ['no articles at all', {}, 'We haven’t published any articles yet', 'Contact us', '/contact'],
  ])('because of %s, it says so and offers a way on', async (_why, change, title, label, path) => {
    await show({ list: { ...empty, ...change } });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expectLink(label, path);
  });
});
