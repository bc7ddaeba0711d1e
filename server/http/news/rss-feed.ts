import type { News, Post } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/post-path.ts';
import type { Identity } from '#app/location/identity.ports.ts';

interface Feed {
  readonly news: News;
  readonly identity: Identity;
  /** Public origin, for a feed is read far from the site. */
  readonly origin: string;
}

const mostItems = 50;

/** The newest posts with their whole texts, as RSS 2.0. */
export function rssFeed({ news, identity, origin }: Feed): string {
  const posts = news.posts().slice(0, mostItems);
  const newest = posts[0];
  const parts = [
    element('title', `News from ${identity.name}`),
    element('link', `${origin}/news`),
    element('description', `Health and health insurance in Nigeria, from ${identity.name}.`),
    element('language', 'en-ng'),
    newest ? element('lastBuildDate', utc(newest.updatedAt ?? newest.publishedAt)) : '',
    `<atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, origin, identity.name)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${parts.join('')}</channel></rss>
`;
}

function item(post: Post, origin: string, publisher: string): string {
  const address = origin + postPath(post.slug);
  const { picture } = post;
  const image = picture
    ? `<p><img src="${escapeXml(origin + picture.src)}" alt="${escapeXml(picture.alt)}"></p>`
    : '';
  const parts = [
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', utc(post.publishedAt)),
    element('dc:creator', post.author ?? publisher),
    ...post.categories.map(({ name }) => element('category', name)),
    element('description', post.excerpt),
    `<content:encoded>${cdata(image + absolute(post.html, origin))}</content:encoded>`,
  ];
  return `<item>${parts.join('')}</item>`;
}

/** Links and pictures of a text, for readers who are not on the site. */
function absolute(html: string, origin: string): string {
  return html
    .replace(/ (href|src)="\//g, ` $1="${origin}/`)
    .replace(/ (srcset|sizes|loading|decoding)="[^"]*"/g, '');
}

function utc(isoDate: string): string {
  return new Date(isoDate).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function cdata(html: string): string {
  return `<![CDATA[${withoutControls(html).replace(/\]\]>/g, ']]]]><![CDATA[>')}]]>`;
}

/** Text as XML takes it. */
export function escapeXml(text: string): string {
  return withoutControls(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** Signs that no XML document may have, not even escaped. */
function withoutControls(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
