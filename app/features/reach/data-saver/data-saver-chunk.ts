import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The page of the data saver, fetched when it is opened. */
export const DataSaverChunk = pageChunk('data-saver', async () => ({
  default: (await import('./data-saver-page.tsx')).DataSaverPage,
}));
