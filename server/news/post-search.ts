import type { Post } from '#app/features/news/news.ports.ts';
import { foldedWords, foldText } from '#app/kernel/fold-text.ts';
import { plainText } from '#app/kernel/plain-text.ts';

/** Weight of a word by field; the title outweighs all others. */
const weights = { title: 8, category: 3, excerpt: 2, body: 1 } as const;

interface IndexedPost {
  readonly post: Post;
  /** Words after spaces, so that " mal" matches prefixes. */
  readonly places: readonly { readonly text: string; readonly weight: number }[];
}

/** Searches posts by prefixes of every word, best first; an empty query finds all in order. */
export function createPostSearch(posts: readonly Post[]): (words: string) => readonly Post[] {
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
