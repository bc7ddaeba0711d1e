import { whenNear } from '#app/ui/when-near/when-near.tsx';

/** The tools on the home page, fetched when one comes near. */
export const WellnessSection = whenNear(
  'wellness',
  async () => ({ default: (await import('./wellness-section.tsx')).WellnessSection }),
  { isFarBelow: true },
);
