import type { MetaDescriptor } from 'react-router';
import type { Site } from '#app/location/use-site.ts';
import { newsPath } from './news-query.ts';
import type { NewsPage } from './news.ports.ts';

/** Title, description and address of one page of the news. */
export function newsMeta(site: Site, list: NewsPage | undefined): MetaDescriptor[] {
  const { identity, siteUrl } = site;
  const category = list?.category;
  const page = list && list.page > 1 ? `Page ${list.page}` : '';
  const title = [category?.name ?? 'News/Events', page].filter(Boolean).join(', ');
  const subject =
    category?.description ||
    `Articles from ${identity.name} on staying well, and on using health insurance in Nigeria.`;
  const isOwnPage = list && list.words === '' && !list.problem;
  const canonical = newsPath({ category: category?.slug, page: list?.page ?? 1 });
  return [
    { title: `${title} | ${identity.name}` },
    { name: 'description', content: [page, subject].filter(Boolean).join('. ') },
    ...(isOwnPage
      ? [{ tagName: 'link', rel: 'canonical', href: siteUrl + canonical }]
      : [{ name: 'robots', content: 'noindex' }]),
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
