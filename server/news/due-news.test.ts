import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPost } from '../../tests/support/a-post.ts';
import { createFallbackCopy } from './fallback-copy.ts';
import type { NewsContent, NewsSource } from './news-content.ts';
import { openNewsLibrary, type NewsLibrary } from './news-library.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { useFolder } from '../../tests/support/use-folder.ts';

const inFolder = useFolder();
const prevention = { id: 1, slug: 'prevention', name: 'Prevention', description: '' };

const post = (id: number, slug: string, publishedAt: string) =>
  aPost({
    id,
    slug,
    title: `Malaria: ${slug}`,
    publishedAt,
    categories: [{ slug: 'prevention', name: 'Prevention' }],
  });

const content: NewsContent = {
  posts: [
    post(1, 'nets', '2026-11-01T00:00:00Z'),
    post(2, 'tests', '2026-11-20T00:00:00Z'),
    post(3, 'rains', '2026-11-26T00:00:00Z'),
  ],
  categories: [prevention],
  media: {},
};

/** A second before the 26th begins in Lagos. */
const eveMs = Date.UTC(2026, 10, 25, 22, 59, 59);
const minuteMs = 60 * 1000;

const sources: Record<string, NewsSource | undefined> = {
  'from files': undefined,
  'from WordPress': { name: 'WordPress', read: async () => content },
};

describe.each(Object.entries(sources))('a post dated tomorrow, %s,', (_name, source) => {
  let library: NewsLibrary;
  beforeEach(async () => {
    vi.useFakeTimers({ now: eveMs, toFake: ['Date', 'setInterval', 'clearInterval'] });
    library = await openNewsLibrary({
      source,
      fallback: content,
      fallbackCopy: createFallbackCopy(inFolder('copy.json')),
      log: createMemoryLog().log,
      refreshMs: 10 * minuteMs,
      firstAnswerMs: minuteMs,
    });
  });
  afterEach(() => library.close());

  /** Everywhere that a post can stand, with the posts that stand there. */
  function places() {
    const { news } = library;
    const slugs = (posts: readonly { readonly slug: string }[]) => posts.map(({ slug }) => slug);
    const list = (words: string) =>
      slugs(news.list({ page: 1, words, category: undefined }).posts).toSorted();
    const beside = news.find('tests');
    return {
      list: list(''),
      search: list('malaria'),
      page: news.find('rains')?.post.slug,
      related: slugs(beside?.related ?? []).toSorted(),
      newer: beside?.newer?.slug,
      similar: slugs(news.findSimilar('malaria-rains')).toSorted(),
      home: slugs(news.latest(3)),
      documents: slugs(news.posts()),
      count: news.categories()[0]?.count,
    };
  }

  it('is nowhere today', () => {
    expect(places()).toEqual({
      list: ['nets', 'tests'],
      search: ['nets', 'tests'],
      page: undefined,
      related: ['nets'],
      newer: undefined,
      similar: ['nets', 'tests'],
      home: ['tests', 'nets'],
      documents: ['tests', 'nets'],
      count: 2,
    });
  });

  it('is everywhere once its day has begun in Lagos', () => {
    places();
    vi.advanceTimersByTime(minuteMs);
    expect(places()).toEqual({
      list: ['nets', 'rains', 'tests'],
      search: ['nets', 'rains', 'tests'],
      page: 'rains',
      related: ['nets', 'rains'],
      newer: 'rains',
      similar: ['nets', 'rains', 'tests'],
      home: ['rains', 'tests', 'nets'],
      documents: ['rains', 'tests', 'nets'],
      count: 3,
    });
  });

  it('has finished pages forgotten on its day, and once only', () => {
    const forgotten = vi.fn();
    library.onChange(forgotten);
    vi.advanceTimersByTime(minuteMs);
    expect(forgotten).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5 * minuteMs);
    expect(forgotten).toHaveBeenCalledOnce();
  });
});
