import { newsStore, type NewsState } from '#app/features/news/news-store.ts';
import { newsPath, postPath } from '#app/features/news/news-paths.ts';
import { locationStore } from '#app/site/location-store.ts';
import { keepKnownSuggestions } from '#app/ui/search-box/suggestion-store.ts';

/** Fetches location, posts and categories; failures go to the console. */
export function fillStores(): void {
  newsStore.subscribe(() => suggestSearches(newsStore.getState()));
  void locationStore.fetchLocation();
  newsStore.fetchMissing().catch((error: unknown) => console.error('Error fetching news:', error));
}

/** Gives topics and articles to the search fields, which can then suggest them without the server. */
function suggestSearches({ categories, posts }: NewsState): void {
  keepKnownSuggestions([
    ...categories.items.map(({ name, slug }) => ({
      kind: 'topic' as const,
      title: name,
      path: newsPath({ category: slug }),
    })),
    ...posts.items.map(({ title, slug }) => ({
      kind: 'post' as const,
      title,
      path: postPath(slug),
    })),
  ]);
}
