import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The page for those without a network, fetched when it is opened. */
export const OfflineChunk = pageChunk('offline', async () => ({
  default: (await import('./offline-page.tsx')).OfflinePage,
}));
