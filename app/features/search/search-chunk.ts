import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { SearchPageProps } from './search-page.tsx';

/** The search page, fetched when it is first opened. */
export const SearchChunk = pageChunk<SearchPageProps>('search', async () => ({
  default: (await import('./search-page.tsx')).SearchPage,
}));
