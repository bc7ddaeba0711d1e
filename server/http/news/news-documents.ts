import type { News, Post } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/news-paths.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { rssFeed } from './rss-feed.ts';

interface Site {
  readonly news: News;
  readonly identity: Identity;
  readonly origin: string;
}

/** News documents for machines, by path. */
export const newsDocuments: Readonly<
  Record<string, { readonly type: string; readonly write: (site: Site) => string }>
> = {
  '/api/posts': { type: 'application/json', write: ({ news }) => JSON.stringify(postList(news)) },
  '/api/posts/images': {
    type: 'application/json',
    write: ({ news }) => JSON.stringify(imageList(news)),
  },
  '/api/categories': {
    type: 'application/json',
    write: ({ news }) => JSON.stringify(news.categories()),
  },
  '/rss.xml': { type: 'application/rss+xml', write: rssFeed },
};

function postList(news: News) {
  return news.posts().map(listedPost);
}

function listedPost({ html: _html, sections: _sections, sources: _sources, ...summary }: Post) {
  return { ...summary, url: postPath(summary.slug) };
}

function imageList(news: News) {
  return news
    .posts()
    .flatMap(({ id, slug, picture }) => (picture ? [{ id, slug, ...picture }] : []));
}
