import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';
import { CountrySwitcher } from './country-switcher.tsx';
import { SocialLinks } from '../social-links/social-links.tsx';
import { editionPhone } from '#app/location/edition-phone.ts';

/** Ways to reach the insurer, and the country switcher. */
export function TopBar() {
  const { edition, identity } = useSite();
  const phone = editionPhone(edition, identity);
  return (
    <div className="top-bar on-deep">
      <div className="top-bar__row wrap">
        <a className="top-bar__email" href={`mailto:${identity.email}`}>
          {identity.email}
        </a>
        <a href={phoneLink(phone)}>{phone}</a>
        <SocialLinks />
        <CountrySwitcher />
      </div>
    </div>
  );
}
