import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RequestQuoteButton } from '#app/ui/quote-button/request-quote-button.tsx';
import { socialNames } from '#app/site/social-names.ts';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';

/** The four cards under the hero, and the way to a price. */
export function DiasporaInfo() {
  return (
    <section className="section wrap" aria-labelledby="info-title">
      <h2 id="info-title">Everything you need to decide today</h2>
      <ul className="grid grid--4 grid--wide above-8 below-6">
        {infoCards.map((card) => (
          <DiasporaInfoCard key={card.id} card={card} />
        ))}
      </ul>
      <div className="row button-row">
        <ButtonLink href="/insurance-calculator" kind="brand">
          Get Health Insurance
        </ButtonLink>
        <RequestQuoteButton />
      </div>
    </section>
  );
}

function DiasporaInfoCard({ card }: { readonly card: InfoCard }) {
  const { icon, link, title, text, social } = card;
  return (
    <li className={link ? 'card-link media divided' : 'media divided'} data-pressable={link && ''}>
      <Icon name={icon} size={32} className="text-accent" />
      <div>
        <h3 className="large">
          {link ? (
            <a className="title-link" href={link}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className="muted above-1">{text}</p>
        {social && <SocialLinks />}
      </div>
    </li>
  );
}

function SocialLinks() {
  const { identity } = useSite();
  return (
    <ul className="diaspora-card__social">
      {identity.social.map(({ id, social, link, icon }) => (
        <li key={id}>
          <a
            className="icon-button"
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={`${socialNames[social]}, opens in a new tab`}
          >
            <Icon name={icon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One of the four ways on from the diaspora page (specification, section 3). */
interface InfoCard {
  readonly id: number;
  readonly icon: IconName;
  /** Left out where the card leads to the social profiles instead of a page. */
  readonly link?: string;
  readonly title: string;
  readonly text: string;
  readonly social: boolean;
}

const infoCards: readonly InfoCard[] = [
  {
    id: 1,
    icon: 'hospital',
    link: '/providers',
    title: 'Our Providers',
    text: 'Check that a hospital near your family takes our card.',
    social: false,
  },
  {
    id: 2,
    icon: 'notes',
    link: '/insurance-plans',
    title: 'See Our Plans',
    text: 'Compare what each plan pays for, line by line.',
    social: false,
  },
  {
    id: 3,
    icon: 'research',
    title: 'Our Research',
    text: 'Read what we publish on our social channels.',
    social: true,
  },
  {
    id: 4,
    icon: 'person',
    link: '/contact',
    title: 'Get Information',
    text: 'Talk to us by phone, WhatsApp or email.',
    social: false,
  },
];
