import { cleanSearch } from '#app/kernel/clean-text.ts';
import type { NewsQuery } from './news.ports.ts';

/** Longest search in characters. */
export const longestQuestion = 80;
/** A page number beyond any list. */
const noPage = 99_999;

/** Reads a news query from an address; invalid values find nothing. */
export function parseNewsQuery(search: URLSearchParams): NewsQuery {
  const page = search.get('page') ?? '1';
  return {
    category: search.get('category') || undefined,
    words: cleanSearch(search.get('q') ?? '', longestQuestion),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : noPage,
  };
}

/** The address of one page of the news. */
export function newsPath(query: Partial<NewsQuery>): string {
  const search = new URLSearchParams();
  if (query.category) search.set('category', query.category);
  if (query.words) search.set('q', query.words);
  if (query.page && query.page > 1) search.set('page', String(query.page));
  return search.size > 0 ? `/news?${search}` : '/news';
}

/** The path of a post. */
export function postPath(slug: string): string {
  return `/posts/${encodeURIComponent(slug)}`;
}

/** The path of a post's social picture. */
export function socialPicturePath(slug: string): string {
  return `${postPath(slug)}/picture.png`;
}
