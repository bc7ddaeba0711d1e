import * as v from 'valibot';
import { decodeAddress } from '#server/decode-address.ts';
import type { Log } from '#server/log.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import type { NewsContent, NewsSource } from '#server/news/news-content.ts';
import {
  createMediaRegister,
  findMedia,
  findPicture,
  isPublicOrigin,
  type HtmlContext,
} from './post-picture.ts';
import { categorySchema, postSchema, type WireCategory, type WirePost } from './wordpress-wire.ts';
import { createWordPressClient, WordPressError, type WordPressClient } from './wordpress-client.ts';
import type { Category, Post } from '#app/features/news/news.ports.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import { directionOf, readingMinutesOf } from '#server/news/text-facts.ts';
import { cleanPostHtml } from './post-html.ts';

interface SourceOptions {
  readonly url: string;
  readonly log: Log;
  readonly timeoutMs: number;
  readonly now?: () => number;
}

/** How long to trust change detection, which misses a changed alt text, for example. */
const fullReadMs = 30 * 60 * 1000;
const postQuery = {
  _embed: 'wp:featuredmedia',
  _fields:
    'id,slug,link,status,date_gmt,modified_gmt,title,content,excerpt,categories,_links,_embedded',
  orderby: 'date',
  order: 'desc',
} as const;

/** Reads news from WordPress: two small requests, and everything only after a change. */
export function createWordPressSource(options: SourceOptions): NewsSource {
  const { url, log, timeoutMs, now = Date.now } = options;
  const client = createWordPressClient(url, timeoutMs);
  let seen: { readonly state: string; readonly at: number } | undefined;
  return {
    name: url,
    async read(isComplete) {
      const categories = await client.getAll('categories', {});
      const state = JSON.stringify([await newestChange(client), categories]);
      const isTrusted = seen && now() - seen.at < fullReadMs && seen.state === state;
      if (isTrusted && !isComplete) return 'unchanged';
      const posts = await client.getAll('posts', postQuery);
      const content = await toContent(url, { posts, categories, log });
      seen = { state, at: now() };
      return content;
    },
  };
}

/** Detects changes by the latest modified post and the total; core WordPress sends no ETag. */
async function newestChange(client: WordPressClient): Promise<unknown> {
  const query = { per_page: '1', orderby: 'modified', order: 'desc', _fields: 'id,modified_gmt' };
  const { items, total } = await client.getPage('posts', query);
  return [items, total];
}

interface Answers {
  readonly posts: readonly unknown[];
  readonly categories: readonly unknown[];
  readonly log: Log;
}

/** Cleans post after post: each takes milliseconds, and readers are waiting. */
async function toContent(url: string, { posts, categories, log }: Answers): Promise<NewsContent> {
  const wirePosts = parseItems(posts, postSchema, log).filter(
    ({ status, content }) => status === 'publish' && !content.protected,
  );
  const named = parseItems<WireCategory>(categories, categorySchema, log).map(toCategory);
  const register = createMediaRegister(originsOf(url, wirePosts));
  const slugs = new Map(wirePosts.map((post) => [pathKey(post.link), decodeAddress(post.slug)]));
  const context = {
    base: url,
    register,
    findSlug: (link: URL) => slugs.get(pathKey(link.href)),
  };
  const byId = new Map(named.map((category) => [category.id, category]));
  const unique = new Map(wirePosts.map((post) => [post.slug, post]));
  return {
    posts: await mapInTurns(unique.values(), (post) => toPost(post, byId, context)),
    categories: named,
    media: register.media,
  };
}

/** Skips malformed items; throws when all are malformed. */
function parseItems<Item>(
  items: readonly unknown[],
  schema: v.GenericSchema<unknown, Item>,
  log: Log,
): Item[] {
  const parsed = items.flatMap((item) => {
    const result = v.safeParse(schema, item);
    if (result.success) return [result.output];
    const [{ message }] = result.issues;
    const issue = { path: v.getDotPath(result.issues[0]), message };
    log.warn({ issue }, 'skipped malformed WordPress item');
    return [];
  });
  if (parsed.length === 0 && items.length > 0) throw new WordPressError('no valid item');
  return parsed;
}

/** The WordPress site and the public hosts of its media library. */
function originsOf(url: string, posts: readonly WirePost[]): ReadonlySet<string> {
  const libraries = posts
    .flatMap((post) => findMedia(post)?.source_url ?? [])
    .filter(isPublicOrigin);
  return new Set([url, ...libraries].map((address) => new URL(address).origin));
}

function pathKey(link: string): string {
  const url = URL.parse(link);
  return url ? `${url.host}${url.pathname.replace(/(?<!\/)\/+$/, '')}` : link;
}

const longestExcerpt = 200;
const longestTitle = 90;

/** Converts a WordPress post, without its author's name. */
export function toPost(
  wire: WirePost,
  categories: ReadonlyMap<number, Omit<Category, 'count'>>,
  context: HtmlContext,
): Post {
  const { html, sections } = cleanPostHtml(wire.content.rendered, context);
  const words = plainText(html);
  const title = plainText(wire.title.rendered);
  return {
    id: wire.id,
    // WordPress percent-encodes letters outside ASCII.
    slug: decodeAddress(wire.slug),
    title: title || shorten(words, longestTitle) || 'Untitled',
    excerpt: shorten(plainText(wire.excerpt.rendered) || words, longestExcerpt),
    publishedAt: wire.date_gmt,
    updatedAt: wire.modified_gmt > wire.date_gmt ? wire.modified_gmt : undefined,
    categories: wire.categories.flatMap((id) => {
      const category = categories.get(id);
      return category ? [{ slug: category.slug, name: category.name }] : [];
    }),
    author: undefined,
    readingMinutes: readingMinutesOf(words),
    direction: directionOf(`${title} ${words}`),
    picture: findPicture(wire, context.register),
    html,
    sections,
    sources: [],
  };
}

/** Converts a WordPress category. */
function toCategory(wire: WireCategory): Omit<Category, 'count'> {
  return {
    id: wire.id,
    slug: decodeAddress(wire.slug),
    name: plainText(wire.name),
    description: plainText(wire.description),
  };
}

function shorten(text: string, mostLetters: number): string {
  const whole = text.replace(/ ?(?:\[…\]|\[\.\.\.\])$/, '…');
  if (whole.length <= mostLetters) return whole;
  const cut = whole.slice(0, mostLetters - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
