import type { ReactNode } from 'react';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { DiasporaHero } from './diaspora-hero.tsx';
import diasporaHomeStyles from './diaspora-home.css?inline';
import { DiasporaInfo } from './diaspora-info.tsx';
import { Services } from '../nigeria/services.tsx';
import { PartnerHospitals } from '../partner-hospitals/partner-hospitals.tsx';
import { DiasporaAbout, DiasporaCounters } from './diaspora-about.tsx';

/** The page for people who buy health insurance for family in Nigeria from abroad. */
export function DiasporaHome({ latestPosts }: { readonly latestPosts: ReactNode }) {
  return (
    <>
      <Stylesheet name="diaspora-home" css={diasporaHomeStyles} />
      <DiasporaHero />
      <DiasporaInfo />
      <DiasporaCounters />
      <Services edition="DG" />
      <PartnerHospitals />
      {latestPosts}
      <DiasporaAbout />
    </>
  );
}
