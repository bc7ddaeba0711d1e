import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The list of posts, fetched when it is first opened. */
export const NewsChunk = pageChunk('news', async () => ({
  default: (await import('./news-page.tsx')).NewsPage,
}));
