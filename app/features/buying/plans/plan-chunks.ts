import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The pages about plans, each fetched when the first of its kind is opened. */
export const PlanPageChunk = pageChunk('plan', async () => ({
  default: (await import('./plan-page.tsx')).PlanPage,
}));

export const ComparisonChunk = pageChunk('comparison', async () => ({
  default: (await import('./comparison-page.tsx')).ComparisonPage,
}));

export const TierChunk = pageChunk('tier', async () => ({
  default: (await import('./tier-page.tsx')).TierPage,
}));
