import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The search, fetched when it is opened. */
export const ProvidersChunk = pageChunk('providers', async () => ({
  default: (await import('./providers-page.tsx')).ProvidersPage,
}));

/** The page of one provider. */
export const FacilityChunk = pageChunk('facility', async () => ({
  default: (await import('./facility/facility-page.tsx')).FacilityPage,
}));
