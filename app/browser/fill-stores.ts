import { newsStore } from '#app/features/news/news-store.ts';
import { fetchLocation } from '#app/location/location-store.ts';
import { suggestSearches } from './suggest-searches.ts';

/** Fetches location, posts and categories; failures go to the console. */
export function fillStores(): void {
  newsStore.subscribe(() => suggestSearches(newsStore.getState()));
  void fetchLocation();
  newsStore.fetchMissing().catch((error: unknown) => console.error('Error fetching news:', error));
}
