import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { FacilityPageProps } from './facility-page.tsx';

/** The page of one provider, fetched when the first of them is opened. */
export const FacilityChunk = pageChunk<FacilityPageProps>('facility', async () => ({
  default: (await import('./facility-page.tsx')).FacilityPage,
}));
