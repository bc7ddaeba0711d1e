import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#app/ui/button/copy-text.element.ts';
import { expectLink } from '../../../../tests/support/expect-links.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { Post } from '../news.ports.ts';
import { PostMissing, PostPage } from './post-page.tsx';
import './post.css';

const post: Post = {
  id: 1,
  slug: 'malaria-test',
  title: 'Malaria: test first',
  excerpt: 'Why a test comes first.',
  publishedAt: '2026-05-14T00:00:00Z',
  updatedAt: '2026-06-01T00:00:00Z',
  categories: [{ slug: 'prevention', name: 'Prevention' }],
  author: 'Clinical content team',
  readingMinutes: 4,
  direction: 'ltr',
  picture: undefined,
  html: '<p>Text.</p><h2 id="part-who">Who</h2>',
  sections: [],
  sources: [{ title: 'WHO, Malaria', url: 'https://who.example/malaria', date: '2026-05-01' }],
};
const other = { slug: 'other', title: 'Another one', direction: 'ltr' } as const;

const showPost = (changes: Partial<Post> = {}) =>
  showPage(
    <PostPage
      view={{ post: { ...post, ...changes }, related: [], newer: other, older: undefined }}
    />,
  );
const link = (name: string | RegExp) => page.getByRole('link', { name });

beforeEach(() => page.viewport(1280, 800));

describe('an article', () => {
  test('says who wrote it and when, names its sources and leads to the newer article', async () => {
    await showPost();
    await expect.element(page.getByText('Clinical content team')).toBeVisible();
    await expect
      .element(page.getByText(/14 May 2026, updated 1 June 2026 · 4 min read/))
      .toBeVisible();
    await expect.element(link(/WHO, Malaria/)).toHaveAttribute('target', '_blank');
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'WHO' }))
      .toMatchTextContent(/, read on 1 May 2026$/);
    await expect.element(link(/Newer article Another one/)).toHaveAttribute('href', '/posts/other');
    expect(link(/Older article/).elements()).toEqual([]);
  });

  test('without an author is the insurer’s', async () => {
    await showPost({ author: undefined });
    await expect.element(page.getByText('Example Health')).toBeVisible();
  });

  test('has a list of contents when it is long', async () => {
    const sections = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Part ${id}` }));
    const contents = page.getByRole('navigation', { name: 'In this article' });
    const { unmount } = await showPost({ sections: sections.slice(0, 1) });
    expect(contents.elements()).toEqual([]);
    await unmount();
    await showPost({ sections });
    await expectLink('Part c', '#c', contents);
  });

  test('in Arabic runs from right to left', async () => {
    await showPost({ title: 'صحة', direction: 'rtl' });
    const heading = page.getByRole('heading', { level: 1 }).element();
    expect(getComputedStyle(heading).direction).toBe('rtl');
  });
});

describe('passing an article on', () => {
  test('goes by WhatsApp with title and address', async () => {
    await showPost();
    await expect
      .element(link('WhatsApp'))
      .toHaveAttribute(
        'href',
        'https://wa.me/?text=Malaria%3A%20test%20first%20https%3A%2F%2Fhealth.example%2Fposts%2Fmalaria-test',
      );
  });

  test('copies the address and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await showPost();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Link copied');
    expect(write).toHaveBeenCalledWith('https://health.example/posts/malaria-test');
  });

  test('says what to do where the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await showPost();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Copy the link from the address bar');
  });
});

test('an article that does not exist offers those that may be meant', async () => {
  await showPage(<PostMissing similar={[other]} />);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(/^We can’t find/);
  await expect.element(link('Another one')).toHaveAttribute('href', '/posts/other');
});
