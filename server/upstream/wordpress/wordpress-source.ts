import type { z } from 'zod';
import type { Log } from '#server/logging/log.ts';
import type { NewsContent, NewsSource } from '#server/news/news-content.ts';
import { createMediaRegister, isPublicOrigin } from './media-register.ts';
import { findMedia } from './post-picture.ts';
import { decodeSlug, toCategory, toPost } from './to-post.ts';
import { createWordPressClient, WordPressError, type WordPressClient } from './wordpress-client.ts';
import { categorySchema, postSchema, type WireCategory, type WirePost } from './wordpress-wire.ts';

interface SourceOptions {
  readonly url: string;
  readonly log: Log;
  readonly timeoutMs?: number;
  /** How long a glance is trusted: it cannot see that a picture got other words, for example. */
  readonly fullReadMs?: number;
  readonly now?: () => number;
}

const defaultTimeoutMs = 5000;
const defaultFullReadMs = 30 * 60 * 1000;
const postQuery = {
  _embed: 'wp:featuredmedia',
  _fields:
    'id,slug,link,status,date_gmt,modified_gmt,title,content,excerpt,categories,_links,_embedded',
  orderby: 'date',
  order: 'desc',
} as const;

/** News from a WordPress: whole when something has changed, otherwise two small questions. */
export function createWordPressSource(options: SourceOptions): NewsSource {
  const { url, log, timeoutMs = defaultTimeoutMs, now = Date.now } = options;
  const client = createWordPressClient({ url, timeoutMs });
  let seen: { readonly state: string; readonly at: number } | undefined;
  return {
    name: url,
    async read() {
      const categories = await client.getAll('categories', {});
      const state = JSON.stringify([await newestChange(client), categories]);
      const isTrusted =
        seen && now() - seen.at < (options.fullReadMs ?? defaultFullReadMs) && seen.state === state;
      if (isTrusted) return 'unchanged';
      const posts = await client.getAll('posts', postQuery);
      const content = toContent(url, { posts, categories, log });
      seen = { state, at: now() };
      return content;
    },
  };
}

/** Which post was changed last, and how many there are: core WordPress sends no marks of its own. */
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

function toContent(url: string, { posts, categories, log }: Answers): NewsContent {
  const wirePosts = parseItems(posts, postSchema, log).filter(isPublic);
  const named = parseItems<WireCategory>(categories, categorySchema, log).map(toCategory);
  const register = createMediaRegister(originsOf(url, wirePosts));
  const slugs = new Map(wirePosts.map((post) => [pathKey(post.link), decodeSlug(post.slug)]));
  const context = {
    base: url.replace(/\/+$/, ''),
    register,
    findSlug: (link: URL) => slugs.get(pathKey(link.href)),
  };
  const byId = new Map(named.map((category) => [category.id, category]));
  const unique = new Map(wirePosts.map((post) => [post.slug, post]));
  return {
    posts: [...unique.values()].map((post) => toPost(post, byId, context)),
    categories: named,
    media: register.media,
  };
}

/** One broken item must not take all others with it; nothing but broken ones is an outage. */
function parseItems<Item>(items: readonly unknown[], schema: z.ZodType<Item>, log: Log): Item[] {
  const parsed = items.flatMap((item) => {
    const result = schema.safeParse(item);
    if (!result.success)
      log.warn({ issue: result.error.issues[0] }, 'WordPress sent a broken item');
    return result.success ? [result.data] : [];
  });
  if (parsed.length === 0 && items.length > 0)
    throw new WordPressError('nothing can be understood');
  return parsed;
}

/** Behind a password there is nothing to read, and a draft is nobody's business yet. */
function isPublic(post: WirePost): boolean {
  return post.status === 'publish' && !post.content.protected;
}

/** The WordPress itself, and the public hosts on which it says its media library lies. */
function originsOf(url: string, posts: readonly WirePost[]): ReadonlySet<string> {
  const libraries = posts
    .flatMap((post) => findMedia(post)?.source_url ?? [])
    .filter(isPublicOrigin);
  return new Set([url, ...libraries].map((address) => new URL(address).origin));
}

/** An address without what does not matter to where it leads. */
function pathKey(link: string): string {
  const url = URL.parse(link);
  return url ? `${url.host}${url.pathname.replace(/\/+$/, '')}` : link;
}
