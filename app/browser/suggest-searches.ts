import type { NewsState } from '#app/features/news/news-store.ts';

/** Offers subjects and titles of articles in the site's search fields. */
export function suggestSearches({ categories, posts }: NewsState): void {
  const words = [
    ...categories.items.map(({ name }) => name),
    ...posts.items.map(({ title }) => title),
  ];
  for (const list of document.querySelectorAll('.search-box datalist')) {
    list.replaceChildren(...words.map((word) => new Option('', word)));
  }
}
