import type { News, Post } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/news-paths.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { cdata, element, escapeXml, xmlDocument } from '#server/xml.ts';

export interface NewsSite {
  readonly news: News;
  readonly identity: Identity;
  /** Public origin: feed readers need full addresses. */
  readonly origin: string;
}

const mostItems = 50;
const namespaces = {
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
};

/** The latest posts in full, as RSS 2.0. */
export function rssFeed({ news, identity, origin }: NewsSite): string {
  const posts = news.posts().slice(0, mostItems);
  const newest = posts[0];
  const self = { href: `${origin}/rss.xml`, rel: 'self', type: 'application/rss+xml' };
  const channel = element('channel', [
    element('title', `News from ${identity.name}`),
    element('link', `${origin}/news`),
    element('description', `Health and health insurance in Nigeria, from ${identity.name}.`),
    element('language', 'en-ng'),
    ...(newest ? [element('lastBuildDate', utc(newest.updatedAt ?? newest.publishedAt))] : []),
    element('atom:link', [], self),
    ...posts.map((post) => item(post, origin, identity.name)),
  ]);
  return xmlDocument(element('rss', [channel], { version: '2.0', ...namespaces }));
}

function item(post: Post, origin: string, publisher: string) {
  const address = origin + postPath(post.slug);
  const { picture } = post;
  const image = picture
    ? `<p><img src="${escapeXml(origin + picture.src)}" alt="${escapeXml(picture.alt)}"></p>`
    : '';
  return element('item', [
    element('title', post.title),
    element('link', address),
    element('guid', address, { isPermaLink: 'true' }),
    element('pubDate', utc(post.publishedAt)),
    element('dc:creator', post.author ?? publisher),
    ...post.categories.map(({ name }) => element('category', name)),
    element('description', post.excerpt),
    element('content:encoded', [cdata(image + withFullAddresses(post.html, origin))]),
  ]);
}

function withFullAddresses(html: string, origin: string): string {
  return html
    .replace(/ (href|src)="\//g, ` $1="${origin}/`)
    .replace(/ (srcset|sizes|loading|decoding)="[^"]*"/g, '');
}

function utc(isoDate: string): string {
  return new Date(isoDate).toUTCString();
}
