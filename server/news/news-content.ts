import type { Category, Post } from '#app/features/news/news.ports.ts';

/** Everything a source of news has to give, at one moment. */
export interface NewsContent {
  readonly posts: readonly Post[];
  readonly categories: readonly Omit<Category, 'count'>[];
  /** Pictures that are fetched on demand: the name in our addresses, and where each comes from. */
  readonly media: Readonly<Record<string, string>>;
}

/** Where news comes from. */
export interface NewsSource {
  /** What it is called in the log, and by what a kept copy is known to be its own. */
  readonly name: string;
  /**
   * Reads everything, or says that nothing has changed since the last time.
   * @throws when the source cannot be reached or cannot be understood
   */
  read(): Promise<NewsContent | 'unchanged'>;
}

/** Nothing at all, to begin with. */
export const noNews: NewsContent = { posts: [], categories: [], media: {} };
