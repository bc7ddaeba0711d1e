import { Services } from '../nigeria/services.tsx';
import { PartnerHospitals } from '../partner-hospitals/partner-hospitals-section.tsx';
import { DiasporaAbout } from './diaspora-about.tsx';
import { DiasporaCounters } from './diaspora-counters.tsx';

/** What follows when one scrolls down. */
export function DiasporaMore() {
  return (
    <>
      <DiasporaCounters />
      <Services edition="DG" />
      <PartnerHospitals />
      <DiasporaAbout />
    </>
  );
}
