import figure from '#app/assets/figures/wheelchair-user.svg?url';
import { zones } from '#app/site/nigeria/states.ts';
import { useSite } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { Counter } from '#app/ui/counter/counter.tsx';
import { parseClaim } from './parse-claim.ts';

/** Who the insurer is, in a few words, with the way to its story. */
export function DiasporaAbout() {
  const { claims } = useSite().identity;
  return (
    <section className="section section--soft" aria-labelledby="about-title">
      <div className="wrap columns columns--early columns--wide-first">
        <div className="stack start wide-buttons">
          <h2 id="about-title">{sentenceCase(claims.yearsLong)} of keeping families well</h2>
          <p className="lead">
            We pay hospitals directly in {claims.coverage}, so your family don’t have to find cash
            before treatment. We have worked as an HMO for {claims.yearsShort}.
          </p>
          <p>Our offices are in all six geopolitical zones:</p>
          <ul className="diaspora-about__zones strong text-brand">
            {zones.map((zone) => (
              <li key={zone}>{zone}</li>
            ))}
          </ul>
          <ButtonLink href="/story" kind="secondary">
            Discover More
          </ButtonLink>
          <TextLink href="/wellness">Open the Wellness Corner</TextLink>
        </div>
        <img className="edge-figure" src={figure} alt="" width={352} height={473} loading="lazy" />
      </div>
    </section>
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How many people and facilities there are, beside an invitation to buy. */
export function DiasporaCounters() {
  const { claims, promises } = useSite().identity;
  return (
    <section className="section on-deep" aria-label="The insurer in numbers">
      <div className="wrap columns columns--early columns--wide-first">
        <div className="stack">
          <dl className="figures">
            <Claim label="Enrollees" claim={claims.enrollees} />
            <Claim label="Health facilities" claim={claims.healthFacilities} />
          </dl>
          <p className="smaller">Health facilities: {claims.healthFacilitiesNote}</p>
        </div>
        <div className="stack start wide-buttons">
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
    <div>
      <dt>{label}</dt>
      <dd>
        <Counter {...parseClaim(claim)} durationMs={3000} />
      </dd>
    </div>
  );
}
