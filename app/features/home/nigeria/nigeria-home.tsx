import type { ReactNode } from 'react';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { whenNear } from '#app/ui/when-near/when-near.tsx';
import { nigeriaHomeSheet } from './nigeria-home.sheet.ts';
import { NigeriaHero } from './nigeria-hero.tsx';
import { NigeriaStats } from './nigeria-stats.tsx';

const NigeriaMore = whenNear(
  'nigeria-more',
  async () => ({ default: (await import('./nigeria-more.tsx')).NigeriaMore }),
  { isFarBelow: true },
);

const NextStep = whenNear('next-step', async () => ({
  default: (await import('./next-step.tsx')).NextStep,
}));

interface NigeriaHomeProps {
  /** Sections of other subjects, each bringing its own code when it is needed. */
  readonly children?: ReactNode;
}

/** The home page for visitors in Nigeria. */
export function NigeriaHome({ children }: NigeriaHomeProps) {
  return (
    <>
      <Stylesheet sheet={nigeriaHomeSheet} />
      <NigeriaHero />
      <NigeriaStats />
      <NigeriaMore />
      {children}
      <NextStep />
    </>
  );
}
