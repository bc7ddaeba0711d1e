import doctor from '#app/assets/figures/doctor.svg?url';
import { useSite } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** What speaks for the insurer: people to talk to, and hospitals everywhere. */
export function Why() {
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
