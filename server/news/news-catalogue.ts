import type {
  CardPost,
  Category,
  News,
  NewsPage,
  NewsQuery,
  Post,
  PostSummary,
  PostTitle,
  PostView,
} from '#app/features/news/news.ports.ts';
import type { NewsContent } from './news-content.ts';
import { foldedWords, foldText } from '#app/kernel/fold-text.ts';
import { mostSimilar } from '#server/text-search/dice-similarity.ts';
import { plainText } from '#app/kernel/plain-text.ts';

/** Twelve fill two or three columns; the first page adds a lead post. */
const postsPerPage = 12;
const relatedCount = 3;

/** Prepares content for reading, doing all work ahead of requests. */
export function createCatalogue(content: NewsContent): News {
  const posts = content.posts.toSorted(newestFirst);
  const summaries = new Map(posts.map((post) => [post.slug, summaryOf(post)]));
  const places = new Map(posts.map((post, index) => [post.slug, index]));
  const categories = countPosts(content, posts);
  const search = createPostSearch(posts);
  const views = new Map<string, PostView>();

  const summarise = (chosen: readonly Post[]): PostSummary[] =>
    chosen.flatMap(({ slug }) => summaries.get(slug) ?? []);

  function viewOf(index: number): PostView | undefined {
    const post = posts[index];
    return (
      post && {
        post,
        related: summarise(relatedPosts(post, posts, relatedCount)),
        newer: titleOf(posts[index - 1]),
        older: titleOf(posts[index + 1]),
      }
    );
  }

  return {
    list: (query) => {
      const category = categories.find(({ slug }) => slug === query.category);
      const found = search(query.words).filter((post) => !category || isIn(post, category.slug));
      return pageOf(found, { query, category, categories, summarise });
    },
    find(slug) {
      const known = views.get(slug);
      if (known) return known;
      const view = viewOf(places.get(slug) ?? -1);
      if (view) views.set(slug, view);
      return view;
    },
    findSimilar: (slug) => similarPosts(slug, posts).flatMap((post) => titleOf(post) ?? []),
    latest: (count) => summarise(posts.slice(0, count)).map(cardOf),
    posts: () => posts,
    categories: () => categories,
  };
}

function newestFirst(a: Post, b: Post): number {
  return b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;
}

function isIn(post: PostSummary, category: string): boolean {
  return post.categories.some(({ slug }) => slug === category);
}

function countPosts(content: NewsContent, posts: readonly Post[]): Category[] {
  return content.categories
    .map((category) => ({
      ...category,
      count: posts.filter((post) => isIn(post, category.slug)).length,
    }))
    .filter(({ count }) => count > 0);
}

interface Listing {
  readonly query: NewsQuery;
  readonly category: Category | undefined;
  readonly categories: readonly Category[];
  readonly summarise: (posts: readonly Post[]) => PostSummary[];
}

function pageOf(found: readonly Post[], listing: Listing): NewsPage {
  const { query, category, categories, summarise } = listing;
  const isUnknown = query.category !== undefined && !category;
  const all = isUnknown ? [] : found;
  const leads = category === undefined && query.words === '' ? 1 : 0;
  const pageCount = Math.max(1, Math.ceil((all.length - leads) / postsPerPage));
  const end = leads + query.page * postsPerPage;
  const start = query.page === 1 ? 0 : end - postsPerPage;
  const isBeyond = query.page > pageCount;
  return {
    posts: summarise(all.slice(start, end)),
    total: all.length,
    page: query.page,
    pageCount,
    words: query.words,
    category,
    categories,
    problem: isUnknown ? 'no such category' : isBeyond ? 'no such page' : undefined,
  };
}

/** Drops what cards do not show, to keep home pages small. */
function cardOf(summary: PostSummary): CardPost {
  const { excerpt: _excerpt, updatedAt: _updatedAt, author: _author, ...card } = summary;
  return { ...card, categories: card.categories.slice(0, 1) };
}

function titleOf(post: Post | undefined): PostTitle | undefined {
  return post && { slug: post.slug, title: post.title, direction: post.direction };
}

/** Drops what only the page of a post shows. */
export function summaryOf(post: Post): PostSummary {
  const { html: _html, sections: _sections, sources: _sources, ...summary } = post;
  return summary;
}

/** Shorter words say nothing about the subject. */
const shortestTelling = 4;

/** Finds posts that share most categories and title words, newest first among equals. */
function relatedPosts(post: Post, posts: readonly Post[], count: number): readonly Post[] {
  const categories = new Set(post.categories.map(({ slug }) => slug));
  const words = new Set(tellingWords(post.title));
  const nearness = (other: Post) =>
    2 * other.categories.filter(({ slug }) => categories.has(slug)).length +
    3 * tellingWords(other.title).filter((word) => words.has(word)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, score: nearness(other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}

function tellingWords(title: string): string[] {
  return foldedWords(title).filter(({ length }) => length >= shortestTelling);
}

const mostSuggestions = 4;

/** Finds posts like a mistyped or old address, or else the latest. */
function similarPosts(slug: string, posts: readonly Post[]): readonly Post[] {
  const textsOf = (post: Post) => [post.slug, post.title];
  const similar = mostSimilar(slug, posts, { textsOf, leastSimilarity: 0.2 });
  return (similar.length > 0 ? similar : posts).slice(0, mostSuggestions);
}

/** Weight of a word by field; the title outweighs all others. */
const weights = { title: 8, category: 3, excerpt: 2, body: 1 } as const;

interface IndexedPost {
  readonly post: Post;
  /** Words after spaces, so that " mal" matches prefixes. */
  readonly places: readonly { readonly text: string; readonly weight: number }[];
}

/** Searches posts by prefixes of every word, best first; an empty query finds all in order. */
function createPostSearch(posts: readonly Post[]): (words: string) => readonly Post[] {
  let index: readonly IndexedPost[] | undefined;
  return (words) => {
    const asked = foldedWords(words);
    if (asked.length === 0) return words.trim() === '' ? posts : [];
    index ??= posts.map(indexPost);
    return index
      .map(({ post, places }) => ({ post, score: scoreOf(asked, places) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ post }) => post);
  };
}

function indexPost(post: Post): IndexedPost {
  const place = (text: string, weight: number) => ({ text: ` ${foldText(text)}`, weight });
  return {
    post,
    places: [
      place(post.title, weights.title),
      place(post.categories.map(({ name }) => name).join(' '), weights.category),
      place(post.excerpt, weights.excerpt),
      place(plainText(post.html), weights.body),
    ],
  };
}

function scoreOf(asked: readonly string[], places: IndexedPost['places']): number {
  const scores = asked.map((word) =>
    places.reduce((sum, { text, weight }) => sum + (text.includes(` ${word}`) ? weight : 0), 0),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}
