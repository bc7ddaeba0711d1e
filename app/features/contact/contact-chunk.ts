import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { ContactPageProps } from './contact-page.tsx';

/** The contact page, fetched when it is opened. */
export const ContactChunk = pageChunk<ContactPageProps>('contact', async () => ({
  default: (await import('./contact-page.tsx')).ContactPage,
}));
