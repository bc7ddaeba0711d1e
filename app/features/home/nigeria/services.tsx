import type { Edition } from '#app/location/edition.ts';
import { ServiceCard } from './service-card.tsx';
import { services } from './service-list.ts';
import { ServicesCallOut } from './services-call-out.tsx';

const subtitles: Record<Edition, string> = {
  NG: 'There Is No One That Cannot Afford Our Health Insurance Products',
  DG: 'Get a plan for a loved one',
};

/** The four kinds of plan, and whom to ask when none seems to fit. */
export function Services({ edition }: { readonly edition: Edition }) {
  return (
    <section className="section wrap services" aria-labelledby="services-title">
      <p className="eyebrow">{subtitles[edition]}</p>
      <h2 id="services-title">Health Plans tailor made for you</h2>
      <ul className="services__cards">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
      <ServicesCallOut edition={edition} />
    </section>
  );
}
