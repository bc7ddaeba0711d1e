import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The page of one plan, fetched when the first of them is opened. */
export const TierChunk = pageChunk('tier', async () => ({
  default: (await import('./tier-page.tsx')).TierPage,
}));
