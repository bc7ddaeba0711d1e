import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The page about plans for one kind of buyer, fetched when the first of them is opened. */
export const PlanPageChunk = pageChunk('plan', async () => ({
  default: (await import('./plan-page.tsx')).PlanPage,
}));
