import type { ReactNode } from 'react';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useSite } from '#app/site/use-site.ts';
import doctor from '#app/assets/figures/doctor.svg?url';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import nigeriaHomeStyles from './nigeria-home.css?inline';
import { NextStep, NigeriaHero } from './nigeria-hero.tsx';
import { Services } from './services.tsx';

/** The home page for visitors in Nigeria. */
export function NigeriaHome({ children }: { readonly children?: ReactNode }) {
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

function Why() {
  const { healthFacilities, coverage } = useSite().identity.claims;
  return (
    <section className="section section--soft why" aria-labelledby="why-title">
      <div className="wrap why__row">
        <div>
          <h2 id="why-title">Why people stay with us</h2>
          <p className="lead">We have an office in each of the six geopolitical zones.</p>
          <ButtonLink href="/insurance-calculator">Get a Quote</ButtonLink>
        </div>
        <ul className="why__reasons">
          <li>
            <Icon name="conversation" size={36} />
            <h3>Customer relationship management</h3>
            <p>
              A question about your plan, a hospital or a bill? Our team will help you until it is
              settled.
            </p>
          </li>
          <li>
            <Icon name="hospital" size={36} />
            <h3>Nationwide hospital network</h3>
            <p>
              Choose from {healthFacilities} health facilities across {coverage}. Which ones you can
              use depends on your plan.
            </p>
          </li>
        </ul>
        <div className="why__figure">
          <img src={doctor} width={216} height={600} alt="" loading="lazy" />
        </div>
      </div>
    </section>
  );
}
