import type { Post } from '#app/features/news/news.ports.ts';
import { foldedWords } from '#app/kernel/fold-text.ts';
import { mostSimilar } from '#server/text-search/dice-similarity.ts';

/** Shorter words say nothing about the subject. */
const shortestTelling = 4;

/** Finds posts that share most categories and title words, newest first among equals. */
export function relatedPosts(post: Post, posts: readonly Post[], count: number): readonly Post[] {
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
export function similarPosts(slug: string, posts: readonly Post[]): readonly Post[] {
  const textsOf = (post: Post) => [post.slug, post.title];
  const similar = mostSimilar(slug, posts, { textsOf, leastSimilarity: 0.2 });
  return (similar.length > 0 ? similar : posts).slice(0, mostSuggestions);
}
