import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The page of the tools, fetched when it is opened. */
export const WellnessPage = pageChunk('wellness', async () => ({
  default: (await import('./wellness-page.tsx')).WellnessPage,
}));
