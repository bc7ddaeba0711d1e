import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { NewsletterPageProps } from './newsletter-page.tsx';

/** The newsletter's page, fetched when it is opened. */
export const NewsletterChunk = pageChunk<NewsletterPageProps>('newsletter', async () => ({
  default: (await import('./newsletter-page.tsx')).NewsletterPage,
}));
