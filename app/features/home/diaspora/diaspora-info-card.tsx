import { socialNames } from '#app/location/social-names.ts';
import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { InfoCard } from './info-cards.ts';

/** A card that is one link as a whole, or that holds the links to the social profiles. */
export function DiasporaInfoCard({ card }: { readonly card: InfoCard }) {
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
