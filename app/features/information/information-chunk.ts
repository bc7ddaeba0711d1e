import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { InformationPageProps } from './information-page.tsx';

/** The information page, fetched when the first of them is opened. */
export const InformationChunk = pageChunk<InformationPageProps>('information', async () => ({
  default: (await import('./information-page.tsx')).InformationPage,
}));
