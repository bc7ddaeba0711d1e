import type { MetaDescriptor } from 'react-router';
import type { Site } from '#app/location/use-site.ts';
import { feedLink } from './news-meta.ts';
import type { Post } from './news.ports.ts';
import { postPath, socialPicturePath } from './post-path.ts';

/** What search engines and other sites learn of a post. */
export function postMeta(site: Site | undefined, post: Post): MetaDescriptor[] {
  if (!site) return [];
  const { identity, siteUrl } = site;
  const address = siteUrl + postPath(post.slug);
  const picture = siteUrl + socialPicturePath(post.slug);
  return [
    { title: `${post.title} | ${identity.name}` },
    { name: 'description', content: post.excerpt },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'article:published_time', content: post.publishedAt },
    feedLink(identity.name),
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
