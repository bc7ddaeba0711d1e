import type { ReactNode } from 'react';
import { Services } from '../nigeria/services.tsx';
import { PartnerHospitals } from '../partner-hospitals/partner-hospitals-section.tsx';
import { DiasporaAbout } from './diaspora-about.tsx';
import { DiasporaCounters } from './diaspora-counters.tsx';

interface DiasporaMoreProps {
  readonly latestPosts: ReactNode;
}

/** What follows when one scrolls down. */
export function DiasporaMore({ latestPosts }: DiasporaMoreProps) {
  return (
    <>
      <DiasporaCounters />
      <Services edition="DG" />
      <PartnerHospitals />
      {latestPosts}
      <DiasporaAbout />
    </>
  );
}
