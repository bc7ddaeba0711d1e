import mp4 from '#app/assets/film/hero.mp4?url';
import poster from '#app/assets/film/hero-poster.svg?url';
import webm from '#app/assets/film/hero.webm?url';
import { useSite } from '#app/site/use-site.ts';
import { BackgroundFilm, type Film } from '#app/ui/background-film/background-film.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { TypedText } from '#app/ui/typed-text/typed-text.tsx';
import visitor from '#app/assets/figures/wheelchair-user.svg?url';

const film: Film = { poster, webm, mp4, width: 960, height: 1080, posterSeconds: 4 };

const phrases = [
  'Individual Health Insurance',
  'Family Health Insurance',
  'Corporate Health Insurance',
];

/** What the insurer is for, said beside a family in motion, and closed by the woven band. */
export function NigeriaHero() {
  const { tagline } = useSite().identity;
  return (
    <section className="nigeria-hero on-deep" aria-label="Welcome">
      <div className="wrap nigeria-hero__row">
        <div className="nigeria-hero__words">
          <h1>
            Your Partner For... <TypedText phrases={phrases} />
          </h1>
          <p className="lead">{tagline}</p>
          <div className="nigeria-hero__actions">
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
export function NextStep() {
  return (
    <section className="section next-step" aria-labelledby="next-step-title">
      <div className="wrap next-step__row">
        <div>
          <h2 id="next-step-title">Get a price or find a hospital</h2>
          <p className="lead">
            Answer a few questions and see what your plan would cost, or look for a hospital near
            you first.
          </p>
          <div className="next-step__actions">
            <ButtonLink href="/insurance-calculator">Get Quote</ButtonLink>
            <ButtonLink href="/providers" kind="secondary">
              Find a hospital
            </ButtonLink>
          </div>
        </div>
        <img src={visitor} width={372} height={504} alt="" loading="lazy" />
      </div>
    </section>
  );
}
