import type { ReactNode } from 'react';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useSite } from '#app/site/use-site.ts';
import nigeriaHomeStyles from './nigeria-home.css?inline';
import { NextStep } from './next-step.tsx';
import { NigeriaHero } from './nigeria-hero.tsx';
import { Services } from './services.tsx';
import { Why } from './why.tsx';

interface NigeriaHomeProps {
  readonly children?: ReactNode;
}

/** The home page for visitors in Nigeria. */
export function NigeriaHome({ children }: NigeriaHomeProps) {
  return (
    <>
      <Stylesheet name="nigeria-home" css={nigeriaHomeStyles} />
      <NigeriaHero />
      <NigeriaStats />
      <div className="cv-auto">
        <Services edition="NG" />
        <Why />
      </div>
      {children}
      <NextStep />
    </>
  );
}

function NigeriaStats() {
  const { enrollees, healthFacilities, coverage } = useSite().identity.claims;
  const [states, ...where] = coverage.split(' ');
  return (
    <ul className="nigeria-stats" aria-label="The insurer in numbers">
      <li>
        <b>{enrollees}</b> enrollees
      </li>
      <li>
        <b>{healthFacilities}</b> health facilities
      </li>
      <li>
        <b>{states}</b> {where.join(' ')}
      </li>
    </ul>
  );
}
