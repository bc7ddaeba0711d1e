import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The information page, fetched when the first of them is opened. */
export const InformationChunk = pageChunk('information', async () => ({
  default: (await import('./information-page.tsx')).InformationPage,
}));
