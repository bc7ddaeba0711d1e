import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RequestQuoteButton } from '#app/ui/quote-button/request-quote-button.tsx';
import { socialNames } from '#app/site/social-names.ts';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type InfoCard, infoCards } from './info-cards.ts';

/** The four cards under the hero, and the way to a price. */
export function DiasporaInfo() {
  return (
    <section className="section wrap" aria-labelledby="info-title">
      <h2 id="info-title" className="diaspora-info__title">
        Everything you need to decide today
      </h2>
      <ul className="diaspora-info__cards">
        {infoCards.map((card) => (
          <DiasporaInfoCard key={card.id} card={card} />
        ))}
      </ul>
      <div className="diaspora-info__actions">
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
    <li className="diaspora-card" data-pressable={link && ''}>
      <Icon name={icon} size={32} className="diaspora-card__icon" />
      <div>
        <h3 className="diaspora-card__title">{link ? <a href={link}>{title}</a> : title}</h3>
        <p className="diaspora-card__text">{text}</p>
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
