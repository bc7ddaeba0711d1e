import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The calculator, fetched when it is opened. */
export const QuoteChunk = pageChunk('quote', async () => ({
  default: (await import('./quote-page.tsx')).QuotePage,
}));
