import visitor from '#app/assets/figures/wheelchair-user.svg?url';
import { ButtonLink } from '#app/ui/button/button-link.tsx';

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
