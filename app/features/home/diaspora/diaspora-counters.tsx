import { useSite } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Counter } from '#app/ui/counter/counter.tsx';
import { parseClaim } from './parse-claim.ts';

/** How many people and facilities there are, beside an invitation to buy. */
export function DiasporaCounters() {
  const { claims, promises } = useSite().identity;
  return (
    <section className="diaspora-counters on-deep" aria-label="The insurer in numbers">
      <div className="wrap diaspora-counters__row">
        <dl className="diaspora-counters__numbers">
          <Claim label="Enrollees" claim={claims.enrollees} />
          <Claim label="Health facilities" claim={claims.healthFacilities} />
        </dl>
        <div className="diaspora-counters__offer">
          <p>
            Buying online takes about 5 minutes. We’ll confirm your start date by email within{' '}
            {promises.startWithin} of receiving your payment. Emergencies are covered from that
            date. Other care has a waiting period.
          </p>
          <ButtonLink href="/insurance-plans">Buy Insurance</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Claim({ label, claim }: { readonly label: string; readonly claim: string }) {
  return (
    <div className="diaspora-counters__claim">
      <dt>{label}</dt>
      <dd>
        <Counter {...parseClaim(claim)} durationMs={3000} />
      </dd>
    </div>
  );
}
