import type { Edition } from '#app/site/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { phoneLink } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { buttonClass } from '#app/ui/button/button.tsx';
import { type Service, services } from './service-list.ts';

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
      <ul className="grid services__cards">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
      <ServicesCallOut edition={edition} />
    </section>
  );
}

function ServiceCard({ service }: { readonly service: Service }) {
  const { id, title, description, icon, link, about, image } = service;
  return (
    <li className="card service-card" data-pressable="">
      <div className={`service-card__picture service-card__picture--${id}`}>
        <img {...image} alt="" loading="lazy" />
      </div>
      <div className="service-card__words">
        <h3>
          {title} <Icon name={icon} size={32} />
        </h3>
        <p>{description}</p>
        <TextLink href={link}>
          Read More<span className="visually-hidden"> {about}</span>
        </TextLink>
      </div>
    </li>
  );
}

function ServicesCallOut({ edition }: { readonly edition: Edition }) {
  return (
    <div className="services__call-out">
      <p>
        <strong>All plans are available for purchase Locally and Internationally</strong>
      </p>
      {edition === 'NG' ? <CallMarketing /> : <ContactMarketing />}
    </div>
  );
}

function CallMarketing() {
  const { marketing } = useSite().identity.phones;
  return (
    <>
      <p>Not sure which one fits? Call our marketing team on {marketing}.</p>
      <a className={buttonClass({ kind: 'brand' })} href={phoneLink(marketing)}>
        <Icon name="phone" size={20} />
        Call us
      </a>
    </>
  );
}

function ContactMarketing() {
  return (
    <>
      <p>Please contact our marketing team for a personalised quote.</p>
      <ButtonLink href="/contact" kind="brand">
        <Icon name="mail" size={20} />
        Contact us
      </ButtonLink>
    </>
  );
}
