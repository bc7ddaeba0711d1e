import { newsStore } from '#app/features/news/news-store.ts';
import { fetchLocation } from '#app/location/location-store.ts';

/** Asks for location, posts and categories; what fails is said in the console. */
export function fillStores(): void {
  void fetchLocation();
  newsStore.fetchMissing().catch((error: unknown) => console.error('Error fetching news:', error));
}
