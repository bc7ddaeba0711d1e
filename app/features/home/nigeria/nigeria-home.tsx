import type { ReactNode } from 'react';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useSite } from '#app/site/use-site.ts';
import doctor from '#app/assets/figures/doctor.svg?url';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import mp4 from '#app/assets/film/hero.mp4?url';
import poster from '#app/assets/film/hero-poster.svg?url';
import webm from '#app/assets/film/hero.webm?url';
import { BackgroundFilm, type Film } from '#app/ui/background-film/background-film.tsx';
import { TypedText } from '#app/ui/typed-text/typed-text.tsx';
import visitor from '#app/assets/figures/wheelchair-user.svg?url';
import nigeriaHomeStyles from './nigeria-home.css?inline';
import { Services } from './services.tsx';

/** The home page for visitors in Nigeria. */
export function NigeriaHome({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <Stylesheet name="nigeria-home" css={nigeriaHomeStyles} />
      <NigeriaHero />
      <NigeriaStats />
      <Services edition="NG" />
      <Why />
      {children}
      <NextStep />
    </>
  );
}

function NigeriaStats() {
  const { enrollees, healthFacilities, coverage } = useSite().identity.claims;
  const [states, ...where] = coverage.split(' ');
  return (
    <div className="wrap">
      <ul className="bar fine-print nigeria-stats" aria-label="The insurer in numbers">
        <li>
          <b className="block display-name small-title">{enrollees}</b> enrollees
        </li>
        <li>
          <b className="block display-name small-title">{healthFacilities}</b> health facilities
        </li>
        <li>
          <b className="block display-name small-title">{states}</b> {where.join(' ')}
        </li>
      </ul>
    </div>
  );
}

function Why() {
  const { healthFacilities, coverage } = useSite().identity.claims;
  return (
    <section className="section section--soft" aria-labelledby="why-title">
      <div className="wrap stack stack--8 why__row">
        <div>
          <h2 id="why-title">Why people stay with us</h2>
          <p className="lead above-3 below-6">
            We have an office in each of the six geopolitical zones.
          </p>
          <ButtonLink href="/insurance-calculator">Get a Quote</ButtonLink>
        </div>
        <ul className="stack stack--8 why__reasons">
          <li className="media">
            <Icon name="conversation" size={36} className="text-brand" />
            <div>
              <h3>Customer relationship management</h3>
              <p className="muted above-1">
                A question about your plan, a hospital or a bill? Our team will help you until it is
                settled.
              </p>
            </div>
          </li>
          <li className="media">
            <Icon name="hospital" size={36} className="text-brand" />
            <div>
              <h3>Nationwide hospital network</h3>
              <p className="muted above-1">
                Choose from {healthFacilities} health facilities across {coverage}. Which ones you
                can use depends on your plan.
              </p>
            </div>
          </li>
        </ul>
        <img
          className="why__figure picture"
          src={doctor}
          width={216}
          height={600}
          alt=""
          loading="lazy"
        />
      </div>
    </section>
  );
}

const film: Film = { poster, webm, mp4, width: 960, height: 1080 };

const phrases = [
  'Individual Health Insurance',
  'Family Health Insurance',
  'Corporate Health Insurance',
];

/** What the insurer is for, said beside a family in motion, and closed by the woven band. */
function NigeriaHero() {
  const { tagline } = useSite().identity;
  return (
    <section className="nigeria-hero on-deep" aria-label="Welcome">
      <div className="wrap nigeria-hero__row">
        <div className="nigeria-hero__words">
          <h1>
            Your Partner For... <TypedText phrases={phrases} />
          </h1>
          <p className="lead above-4">{tagline}</p>
          <div className="row button-row above-8">
            <ButtonLink href="/insurance-calculator">Explore More</ButtonLink>
            <ButtonLink href="/providers" kind="secondary">
              Find a hospital
            </ButtonLink>
          </div>
        </div>
        <BackgroundFilm film={film} />
      </div>
      <div className="band" />
    </section>
  );
}

/** The end of the page: a price, or a hospital nearby. */
function NextStep() {
  return (
    <section className="section" aria-labelledby="next-step-title">
      <div className="wrap columns columns--early">
        <div>
          <h2 id="next-step-title">Get a price or find a hospital</h2>
          <p className="lead above-3 below-6">
            Answer a few questions and see what your plan would cost, or look for a hospital near
            you first.
          </p>
          <div className="row button-row">
            <ButtonLink href="/insurance-calculator">Get Quote</ButtonLink>
            <ButtonLink href="/providers" kind="secondary">
              Find a hospital
            </ButtonLink>
          </div>
        </div>
        <img
          className="edge-figure next-step__figure"
          src={visitor}
          width={372}
          height={504}
          alt=""
          loading="lazy"
        />
      </div>
    </section>
  );
}
