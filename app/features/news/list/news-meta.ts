import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import type { Site } from '#app/site/use-site.ts';
import { newsPath } from './news-query.ts';
import type { NewsPage } from '../news.ports.ts';

/** Title, description and address of one page of the news. */
export function newsMeta(site: Site, list: NewsPage | undefined): MetaDescriptor[] {
  const { identity } = site;
  const category = list?.category;
  const page = list && list.page > 1 ? `Page ${list.page}` : '';
  const title = [category?.name ?? 'News/Events', page].filter(Boolean).join(', ');
  const subject =
    category?.description ||
    `Articles from ${identity.name} on staying well, and on using health insurance in Nigeria.`;
  const isOwnPage = list && list.words === '' && !list.problem;
  const description = [page, subject].filter(Boolean).join('. ');
  const path = newsPath({ category: category?.slug, page: list?.page ?? 1 });
  return [
    ...(isOwnPage
      ? pageMeta(site, { title, description, path })
      : [
          { title: `${title} | ${identity.name}` },
          { name: 'description', content: description },
          { name: 'robots', content: 'noindex' },
        ]),
    feedLink(identity.name),
  ];
}

/** Tells feed readers where the feed is. */
export function feedLink(name: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `News from ${name}`,
    href: '/rss.xml',
  };
}
