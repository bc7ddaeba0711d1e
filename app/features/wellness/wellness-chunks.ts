import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import { whenNear } from '#app/ui/when-near/when-near.tsx';

/** The page of the tools, fetched when it is opened. */
export const WellnessPage = pageChunk('wellness', async () => ({
  default: (await import('./page/wellness-page.tsx')).WellnessPage,
}));

/** The tools on the home page, fetched when one comes near. */
export const WellnessSection = whenNear('wellness', async () => ({
  default: (await import('./page/wellness-section.tsx')).WellnessSection,
}));
