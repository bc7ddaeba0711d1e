import { describe, expect, it } from 'vitest';
import type { NewsQuery, Post } from '#app/features/news/news.ports.ts';
import { aPost } from '../../tests/support/a-post.ts';
import { createCatalogue } from './news-catalogue.ts';

const prevention = { slug: 'prevention', name: 'Prevention' };
const plans = { slug: 'plans', name: 'Your plan' };

const post = (slug: string, changes: Partial<Post> = {}) =>
  aPost({ id: slug.length, slug, title: slug, ...changes });

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`;
const posts = [
  post('malaria-test', {
    title: 'Malaria: test first',
    publishedAt: day(2),
    categories: [prevention],
    html: '<p>Fever needs a blood test.</p>',
  }),
  post('pre-authorisation', {
    title: 'What a code is',
    excerpt: 'Why hospitals ask for a test of your cover.',
    publishedAt: day(9),
    categories: [plans],
  }),
  post('olorun', { title: 'Ọlọrun a tọjú rẹ', publishedAt: day(5), categories: [prevention] }),
];
const named = [
  { id: 1, ...prevention, description: 'Staying well.' },
  { id: 2, ...plans, description: '' },
  { id: 3, slug: 'empty', name: 'Empty', description: '' },
];
const catalogue = createCatalogue({ posts, categories: named, media: {} });

const list = (query: Partial<NewsQuery> = {}) =>
  catalogue.list({ category: undefined, words: '', page: 1, ...query });
const slugs = (found: readonly { readonly slug: string }[]) => found.map(({ slug }) => slug);

describe('the list of posts', () => {
  it('begins with the newest', () => {
    expect(slugs(list().posts)).toEqual(['pre-authorisation', 'olorun', 'malaria-test']);
    expect(slugs(catalogue.latest(2))).toEqual(['pre-authorisation', 'olorun']);
  });

  it('can be narrowed down to a category', () => {
    const found = list({ category: 'prevention' });
    expect(slugs(found.posts)).toEqual(['olorun', 'malaria-test']);
    expect(found.category).toMatchObject({ name: 'Prevention', count: 2 });
  });

  it('knows the categories that have posts', () => {
    expect(list().categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['prevention', 2],
      ['plans', 1],
    ]);
  });

  it('says that there is no such category', () => {
    expect(list({ category: 'sport' })).toMatchObject({ problem: 'no such category', total: 0 });
  });
});

describe('pages', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    post(`post-${index}`, { id: index, publishedAt: day(index + 1), categories: [plans] }),
  );
  const long = createCatalogue({ posts: many, categories: named, media: {} });
  const page = (number: number, category?: string) =>
    long.list({ category, words: '', page: number });

  it('have twelve posts, and the first of all has one more that leads', () => {
    expect([1, 2, 3].map((number) => page(number).posts.length)).toEqual([13, 12, 5]);
    expect([1, 2, 3].map((number) => page(number, 'plans').posts.length)).toEqual([12, 12, 6]);
    expect(page(1).pageCount).toBe(3);
  });

  it('end with the last', () => {
    expect(page(3).problem).toBeUndefined();
    expect(page(4)).toMatchObject({ problem: 'no such page', posts: [] });
  });
});

describe('a search', () => {
  it.each([
    ['the beginning of a word', 'mal', ['malaria-test']],
    ['a word of the text', 'fever', ['malaria-test']],
    ['the name of a category', 'prevention', ['olorun', 'malaria-test']],
    ['a word typed with them', 'Ọlọ́run', ['olorun']],
    ['all of several words', 'blood malaria', ['malaria-test']],
    ['nothing that has not all of them', 'malaria code', []],
    ['nothing in the middle of a word', 'laria', []],
    ['nothing for what looks like a pattern', '.*', []],
  ])('finds %s', (_what, words, expected) => {
    expect(slugs(list({ words }).posts)).toEqual(expected);
  });

  it('puts a post first that has the word in its title', () => {
    expect(slugs(list({ words: 'test' }).posts)).toEqual(['malaria-test', 'pre-authorisation']);
  });
});

describe('a post', () => {
  it('has its neighbours by date', () => {
    const view = catalogue.find('olorun');
    expect(view?.newer?.slug).toBe('pre-authorisation');
    expect(view?.older?.slug).toBe('malaria-test');
    expect(catalogue.find('pre-authorisation')?.newer).toBeUndefined();
  });

  it('is followed by those of the same category first', () => {
    const { related = [] } = catalogue.find('malaria-test') ?? {};
    expect(slugs(related)).toEqual(['olorun', 'pre-authorisation']);
  });

  it('is found by its slug only', () => {
    expect(catalogue.find('malaria')).toBeUndefined();
    expect(catalogue.find('__proto__')).toBeUndefined();
  });
});

describe('for an address without a post', () => {
  it.each([
    ['a slip', 'malaira-test'],
    ['an address that was cut off', 'malaria'],
    ['the words of a title', 'malaria-test-first'],
  ])('%s leads to the one that was meant', (_what, slug) => {
    expect(catalogue.findSimilar(slug)[0]?.slug).toBe('malaria-test');
  });

  it('that resembles none, the newest are offered', () => {
    expect(slugs(catalogue.findSimilar('zzzz'))).toEqual([
      'pre-authorisation',
      'olorun',
      'malaria-test',
    ]);
  });
});
