import type { Post } from '#app/features/news/news.ports.ts';
import { plainWords } from '#server/text-search/plain-letters.ts';

/** Shorter words join sentences and say nothing about the subject. */
const shortestTelling = 4;

/**
 * The posts nearest to one by categories and words of the title, newest first among equals.
 * @param posts all posts, newest first
 */
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
  return plainWords(title).filter(({ length }) => length >= shortestTelling);
}
