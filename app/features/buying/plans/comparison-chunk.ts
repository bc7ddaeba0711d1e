import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The comparison of all plans, fetched when it is opened. */
export const ComparisonChunk = pageChunk('comparison', async () => ({
  default: (await import('./comparison-page.tsx')).ComparisonPage,
}));
