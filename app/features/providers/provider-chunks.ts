import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { FacilityPageProps } from './facility/facility-page.tsx';
import type { ProvidersPageProps } from './providers-page.tsx';

/** The search, fetched when it is opened. */
export const ProvidersChunk = pageChunk<ProvidersPageProps>('providers', async () => ({
  default: (await import('./providers-page.tsx')).ProvidersPage,
}));

/** The page of one provider. */
export const FacilityChunk = pageChunk<FacilityPageProps>('facility', async () => ({
  default: (await import('./facility/facility-page.tsx')).FacilityPage,
}));
