import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import family from '#app/assets/figures/family.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { Edition } from '#app/site/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { phoneLink } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';

interface Service {
  readonly id: 'individual' | 'family' | 'corporate' | 'association';
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly link: string;
  /** What the link says to somebody who hears it without the card around it. */
  readonly about: string;
  readonly image: { readonly src: string; readonly width: number; readonly height: number };
}

/** Titles, order and addresses as the specification's section 2 gives them. */
const services: readonly Service[] = [
  {
    id: 'individual',
    title: 'Individuals',
    description: 'Cover for one person, from doctor visits and medicines to hospital care.',
    icon: 'person',
    link: '/individual-plan',
    about: 'about plans for individuals',
    image: { src: individual, width: 143, height: 300 },
  },
  {
    id: 'family',
    title: 'Families',
    description: 'One plan for you, your partner and your children. You can add your parents.',
    icon: 'family',
    link: '/family-plan',
    about: 'about plans for families',
    image: { src: family, width: 176, height: 133 },
  },
  {
    id: 'corporate',
    title: 'Corporate',
    description: 'Cover for your staff, whether you are a small firm or a large company.',
    icon: 'insurance-card',
    link: '/corperate-plan',
    about: 'about corporate plans',
    image: { src: corporate, width: 160, height: 117 },
  },
  {
    id: 'association',
    title: 'Associations',
    description: 'For unions, cooperatives and trade groups that want cover for their members.',
    icon: 'conversation',
    link: '/association-plan',
    about: 'about plans for associations',
    image: { src: association, width: 220, height: 124 },
  },
];

const subtitles: Record<Edition, string> = {
  NG: 'There Is No One That Cannot Afford Our Health Insurance Products',
  DG: 'Get a plan for a loved one',
};

/** The four kinds of plan, and whom to ask when none seems to fit. */
export function Services({ edition }: { readonly edition: Edition }) {
  return (
    <section className="section wrap" aria-labelledby="services-title">
      <p className="eyebrow below-3">{subtitles[edition]}</p>
      <h2 id="services-title">Health Plans tailor made for you</h2>
      <ul className="grid grid--4 above-8 below-6">
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
    <li className="card card-link service-card" data-pressable="">
      <div className={`picture service-card__picture service-card__picture--${id}`}>
        <img {...image} alt="" loading="lazy" />
      </div>
      <div className="stack stack--2 start service-card__words">
        <h3 className="bar">
          {title} <Icon name={icon} size={32} />
        </h3>
        <p className="note">{description}</p>
        <TextLink href={link}>
          Read More<span className="visually-hidden"> {about}</span>
        </TextLink>
      </div>
    </li>
  );
}

function ServicesCallOut({ edition }: { readonly edition: Edition }) {
  const { marketing } = useSite().identity.phones;
  const isNigeria = edition === 'NG';
  return (
    <div className="columns columns--early call-out">
      <div>
        <p className="strong text-strong">
          All plans are available for purchase Locally and Internationally
        </p>
        {isNigeria ? (
          <p>
            Not sure which one fits? Call our marketing team on <PhoneLink phone={marketing} />.
          </p>
        ) : (
          <p>Please contact our marketing team for a personalised quote.</p>
        )}
        <p>
          <a href="/insurance-plans#which-plan">
            {isNigeria ? 'Find the plan that fits you' : 'Find the plan that fits them'}
          </a>
        </p>
      </div>
      <ButtonLink href={isNigeria ? phoneLink(marketing) : '/contact'} kind="brand">
        <Icon name={isNigeria ? 'phone' : 'mail'} size={20} />
        {isNigeria ? 'Call us' : 'Contact us'}
      </ButtonLink>
    </div>
  );
}
