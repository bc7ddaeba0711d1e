import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { FaqsPageProps } from './faqs-page.tsx';

/** The page of questions, fetched when it is opened. */
export const FaqsChunk = pageChunk<FaqsPageProps>('faqs', async () => ({
  default: (await import('./faqs-page.tsx')).FaqsPage,
}));
