import type { ReactNode } from 'react';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import nigeriaHomeStyles from './nigeria-home.css?inline';
import { NextStep } from './next-step.tsx';
import { NigeriaHero } from './nigeria-hero.tsx';
import { NigeriaMore } from './nigeria-more.tsx';
import { NigeriaStats } from './nigeria-stats.tsx';

interface NigeriaHomeProps {
  /** Sections of other subjects, each bringing its own code when it is needed. */
  readonly children?: ReactNode;
}

/** The home page for visitors in Nigeria. */
export function NigeriaHome({ children }: NigeriaHomeProps) {
  return (
    <>
      <Stylesheet name="nigeria-home" css={nigeriaHomeStyles} />
      <NigeriaHero />
      <NigeriaStats />
      <div className="far-below">
        <NigeriaMore />
      </div>
      {children}
      <NextStep />
    </>
  );
}
