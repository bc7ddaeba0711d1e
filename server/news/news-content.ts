import type { Category, Post } from '#app/features/news/news.ports.ts';

export interface NewsContent {
  readonly posts: readonly Post[];
  readonly categories: readonly Omit<Category, 'count'>[];
  /** Pictures fetched on demand: source address by our name. */
  readonly media: Readonly<Record<string, string>>;
}

export interface NewsSource {
  /** Name in the log, which also identifies the saved copy. */
  readonly name: string;
  /**
   * Reads everything, unless nothing has changed at a glance.
   * @param isComplete reads everything without the glance
   * @throws when the source fails
   */
  read(isComplete?: boolean): Promise<NewsContent | 'unchanged'>;
}

export const noNews: NewsContent = { posts: [], categories: [], media: {} };
