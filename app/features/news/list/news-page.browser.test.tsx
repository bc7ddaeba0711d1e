import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    excerpt: `What post ${id} says.`,
    publishedAt: '2026-05-14T00:00:00Z',
    updatedAt: undefined,
    categories: [{ slug: 'prevention', name: 'Prevention' }],
    author: undefined,
    readingMinutes: 4,
    direction: 'ltr',
    picture: undefined,
    ...changes,
  };
}

const list: NewsList = {
  posts: [post(2), post(1)],
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

beforeEach(() => page.viewport(1280, 800));

describe('the list', () => {
  test('says of each post what it is about, its day and how long it takes', async () => {
    await show({ list });
    await expect.element(page.getByText('2 articles')).toBeVisible();
    expect(page.getByRole('navigation', { name: 'Pages' }).elements()).toEqual([]);
    await expect.element(page.getByText('What post 2 says.')).toBeVisible();
    await expect.element(page.getByText('14 May 2026 · 4 min read').first()).toBeVisible();
  });

  test('leads to a post from anywhere on its card', async () => {
    await show({ list });
    const words = page.getByText('What post 1 says.');
    expect(await follow(() => words.click({ force: true }))).toBe('/posts/post-1');
  });

  test('marks the subject that is chosen, and keeps the search within it', async () => {
    await show({ list: { ...list, category: categories[0], words: 'blood' } });
    await expect.element(link('Prevention 2')).toHaveAttribute('aria-current', 'page');
    await expect
      .element(link('Your plan 1'))
      .toHaveAttribute('href', '/news?category=plans&q=blood');
    await expect.element(page.getByLabelText('Search in Prevention')).toHaveValue('blood');
    await expect
      .element(link('Clear the search'))
      .toHaveAttribute('href', '/news?category=prevention');
  });

  test('turns around what is written from right to left', async () => {
    await show({ list: { ...list, posts: [post(1, { title: 'صحة', direction: 'rtl' })] } });
    const heading = page.getByRole('heading', { name: 'صحة' }).element();
    expect(getComputedStyle(heading).direction).toBe('rtl');
  });
});

describe('the pages', () => {
  test('name the current one, its neighbours, the first and the last', async () => {
    await show({ list: { ...list, page: 5, pageCount: 9, category: categories[0] } });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const names = pages
      .getByRole('link')
      .elements()
      .map((element) => element.textContent);
    expect(names).toEqual([
      'Previous page',
      'Page 1',
      'Page 4',
      'Page 5',
      'Page 6',
      'Page 9',
      'Next page',
    ]);
    await expect.element(link('Page 5')).toHaveAttribute('aria-current', 'page');
    await expect
      .element(link('Page 6'))
      .toHaveAttribute('href', '/news?category=prevention&page=6');
  });
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
  ])(
    'because of %s, the page says so and offers a way on',
    async (_why, change, title, label, path) => {
      await show({ list: { ...empty, ...change } });
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
      await expect.element(link(label)).toHaveAttribute('href', path);
    },
  );
});

describe('on a phone', () => {
  test('the subjects can be pushed along and the page does not scroll sideways', async () => {
    await page.viewport(360, 780);
    const many = Array.from({ length: 9 }, (_, id) => ({
      id,
      slug: `s${id}`,
      name: `A longer subject ${id}`,
      description: '',
      count: 1,
    }));
    await show({ list: { ...list, categories: many } });
    await expect.element(page.getByText('2 articles')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });
});
