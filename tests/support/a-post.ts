import type { Post } from '#app/features/news/news.ports.ts';

/** A post of 1 January 2026, with what a test changes of it. */
export function aPost(changes: Partial<Post> = {}): Post {
  return {
    id: 1,
    slug: 'a-post',
    title: 'A post',
    excerpt: '',
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: undefined,
    categories: [],
    author: undefined,
    readingMinutes: 1,
    direction: 'ltr',
    picture: undefined,
    html: '',
    sections: [],
    sources: [],
    ...changes,
  };
}
