import type { FastifyInstance } from 'fastify';
import type { News, Post } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/news-paths.ts';
import type { Services } from '#server/compose/services.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import { makeDocumentOnce, serveFinished } from '#server/http/page-cache/finished-page.ts';
import type { SocialPictures } from '#server/http/social/social-pictures.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { summaryOf } from '#server/news/news-catalogue.ts';
import { cdata, element, escapeXml, xmlDocument } from '#server/xml.ts';

interface NewsSite {
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

const oneDay = 'public, max-age=86400';

/** Registers news lists, the feed and pictures. */
export function registerNews(
  app: FastifyInstance,
  services: Services,
  pictures: SocialPictures,
): void {
  registerDocuments(app, services);
  registerMedia(app, services);
  registerPostPictures(app, services, pictures);
}

/** Renders and compresses each document once per change of the news. */
function registerDocuments(app: FastifyInstance, services: Services): void {
  const { identity, library, settings } = services;
  const site = { news: library.news, identity, origin: settings.SITE_URL };
  for (const [path, { type, write }] of Object.entries(newsDocuments)) {
    const document = makeDocumentOnce(settings, () => ({
      type,
      body: write(site),
      brotliLevel: 9,
    }));
    library.onChange(document.forget);
    serveFinished(app, path, document.get);
  }
}

/** Serves WordPress pictures ourselves, so they stay available when WordPress is down. */
function registerMedia(app: FastifyInstance, { media }: Services): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const found = await media.find(request.params.name);
    if (!found) return sendProblem(reply, 404, 'We can’t find that picture.');
    return reply.type(found.type).header('cache-control', oneDay).send(found.body);
  });
}

function registerPostPictures(
  app: FastifyInstance,
  { identity, library }: Services,
  pictures: SocialPictures,
): void {
  app.get<{ Params: { slug: string } }>('/posts/:slug/picture.png', async (request, reply) => {
    const post = library.news.find(request.params.slug)?.post;
    if (!post) return sendProblem(reply, 404, 'We can’t find that article.');
    const above = post.categories[0]?.name ?? 'News';
    const words = { title: post.title, above, name: identity.name };
    return pictures.send(reply, postPath(post.slug), words);
  });
}

/** News documents for machines, by path. */
const newsDocuments: Readonly<
  Record<string, { readonly type: string; readonly write: (site: NewsSite) => string }>
> = {
  '/api/posts': {
    type: 'application/json',
    write: ({ news }) =>
      JSON.stringify(
        news.posts().map((post) => Object.assign(summaryOf(post), { url: postPath(post.slug) })),
      ),
  },
  '/api/posts/images': {
    type: 'application/json',
    write: ({ news }) => JSON.stringify(imageList(news)),
  },
  '/api/categories': {
    type: 'application/json',
    // The highest id is the newest. Pages keep the order that editors gave.
    write: ({ news }) =>
      JSON.stringify(news.categories().toSorted((one, other) => other.id - one.id)),
  },
  '/rss.xml': { type: 'application/rss+xml', write: rssFeed },
};

function imageList(news: News) {
  return news
    .posts()
    .flatMap(({ id, slug, picture }) => (picture ? [{ id, slug, ...picture }] : []));
}
