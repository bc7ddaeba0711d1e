import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import type { Site } from '#app/site/use-site.ts';
import { feedLink } from '../list/news-meta.ts';
import type { Post } from '../news.ports.ts';
import { postPath, socialPicturePath } from '../post-path.ts';

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
    '@context': 'https://schema.org',
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
