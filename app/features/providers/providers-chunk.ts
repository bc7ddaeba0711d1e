import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { ProvidersPageProps } from './providers-page.tsx';

/** The search, fetched when it is opened. */
export const ProvidersChunk = pageChunk<ProvidersPageProps>('providers', async () => ({
  default: (await import('./providers-page.tsx')).ProvidersPage,
}));
