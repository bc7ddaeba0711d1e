import type { MetaDescriptor } from 'react-router';
import { schemaOrg } from '#app/kernel/linked-data.ts';
import { pageMeta, unlistedMeta } from '#app/site/page-meta.ts';
import type { Site } from '#app/site/use-site.ts';
import { newsPath, postPath, socialPicturePath } from './news-paths.ts';
import type { NewsPage, Post } from './news.ports.ts';

/** Title, description and address of one page of the news. */
export function newsMeta(site: Site, list: NewsPage): MetaDescriptor[] {
  const { identity } = site;
  const { category } = list;
  const page = list.page > 1 ? `Page ${list.page}` : '';
  const title = [category?.name ?? 'News/Events', page].filter(Boolean).join(', ');
  const subject =
    category?.description ||
    `Articles from ${identity.name} on staying well, and on using health insurance in Nigeria.`;
  const isOwnPage = list.words === '' && !list.problem;
  const description = [page, subject].filter(Boolean).join('. ');
  const path = newsPath({ category: category?.slug, page: list.page });
  return [
    ...(isOwnPage
      ? pageMeta(site, { title, description, path })
      : unlistedMeta(site, title, description)),
    feedLink(identity.name),
  ];
}

function feedLink(name: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `News from ${name}`,
    href: '/rss.xml',
  };
}

/** Meta tags and linked data of a post. */
export function postMeta(site: Site, post: Post): MetaDescriptor[] {
  return [
    ...pageMeta(site, {
      title: post.title,
      description: post.excerpt,
      path: postPath(post.slug),
      type: 'article',
      picturePath: socialPicturePath(post.slug),
      above: { path: '/news', name: 'News/Events' },
    }),
    { property: 'article:published_time', content: post.publishedAt },
    feedLink(site.identity.name),
    { 'script:ld+json': articleData(site, post) },
  ];
}

function articleData({ identity, siteUrl }: Site, post: Post) {
  const publisher = { '@type': 'Organization', name: identity.name, url: siteUrl };
  return {
    '@context': schemaOrg,
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt ?? post.publishedAt,
    image: siteUrl + socialPicturePath(post.slug),
    mainEntityOfPage: siteUrl + postPath(post.slug),
    articleSection: post.categories.map(({ name }) => name),
    author: post.author ? { '@type': 'Organization', name: post.author } : publisher,
    publisher,
  };
}
