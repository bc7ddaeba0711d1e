import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#app/ui/button/copy-text.element.ts';
import { aPost } from '../../../../tests/support/a-post.ts';
import { expectLink } from '../../../../tests/support/expect-links.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { Post } from '../news.ports.ts';
import { PostPage } from './post-page.tsx';
import './post.css';

const post = aPost({
  slug: 'malaria-test',
  publishedAt: '2026-05-14T00:00:00Z',
  updatedAt: '2026-06-01T00:00:00Z',
  author: 'Clinical content team',
  readingMinutes: 4,
  sources: [{ title: 'WHO, Malaria', url: 'https://who.example/malaria', date: '2026-05-01' }],
});
const other = { slug: 'other', title: 'Another one', direction: 'ltr' } as const;

const showPost = (changes: Partial<Post> = {}) =>
  showPage(
    <PostPage
      view={{ post: { ...post, ...changes }, related: [], newer: other, older: undefined }}
    />,
  );
const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('an article', () => {
  test('says who wrote it and when, names its sources and leads to the newer article', async () => {
    await showPost();
    await expect.element(page.getByText('Clinical content team')).toBeVisible();
    await expect.element(page.getByText('Updated 1 June 2026')).toBeVisible();
    await expect.element(page.getByText('4 min read')).toBeVisible();
    await expect.element(link(/WHO, Malaria/)).toHaveAttribute('target', '_blank');
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'WHO' }))
      .toMatchTextContent(/, read on 1 May 2026$/);
    await expect.element(link(/Newer article Another one/)).toHaveAttribute('href', '/posts/other');
    expect(link(/Older article/).elements()).toEqual([]);
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

  test('without an author is the insurer’s, and in Arabic runs from right to left', async () => {
    await showPost({ author: undefined, title: 'صحة', direction: 'rtl' });
    await expect.element(page.getByText('Example Health')).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 }).element();
    expect(getComputedStyle(heading).direction).toBe('rtl');
  });
});

test('its address is copied, or else left to the address bar', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showPost();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Link copied');
  expect(write).toHaveBeenCalledWith('https://health.example/posts/malaria-test');
  write.mockRejectedValue(new Error('denied'));
  await page.getByRole('button', { name: 'Link copied' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Copy the link from the address bar');
});
