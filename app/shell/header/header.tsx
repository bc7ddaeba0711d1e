import { editionSalesPhone, phoneLink } from '#app/site/contact/phones.ts';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { getCarePath } from '#app/site/get-care-path.ts';
import { useSite } from '#app/site/use-site.ts';
import { editionFacts } from '#app/site/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { BrandLink } from '../brand/brand-link.tsx';
import { ChatLink, MenuPanel, NavBar } from './menus.tsx';
import { SocialLinks } from '../social-links/social-links.tsx';
import checkoutHeaderStyles from './checkout-header.css?inline';

/** Top bar and nav bar; once scrolled only the nav bar stays (app/browser/start-header.ts). */
export function Header() {
  return (
    <>
      <header className="header">
        <TopBar />
        <NavBar />
      </header>
      <MenuPanel />
    </>
  );
}

/** Logo and a number for help: nothing leads away from an order. */
export function CheckoutHeader() {
  const { edition, identity } = useSite();
  const phone = editionSalesPhone(edition, identity);
  return (
    <header className="header header--checkout">
      <Stylesheet name="checkout-header" css={checkoutHeaderStyles} />
      <div className="nav-bar">
        <div className="nav-bar__row wrap">
          <BrandLink />
          <a className="tall-link header__help" href={phoneLink(phone)}>
            <Icon name="phone" size={20} />
            <span>Need help?</span> {phone}
          </a>
          <ChatLink />
        </div>
      </div>
    </header>
  );
}

/** Contacts and the country switcher. */
function TopBar() {
  const { email, phone } = useInsurerContact();
  return (
    <div className="top-bar on-deep no-print">
      <div className="bar top-bar__row wrap">
        <a className="top-bar__email" href={`mailto:${email}`}>
          {email}
        </a>
        <a className="top-bar__phone" href={phoneLink(phone)}>
          {phone}
        </a>
        <a className="top-bar__care" href={getCarePath}>
          Get care
        </a>
        <SocialLinks />
        <CountrySwitcher />
      </div>
    </div>
  );
}

/** The server reads the choice from the link's address and keeps it in a cookie. */
function CountrySwitcher() {
  const { edition } = useSite();
  return (
    <nav className="country-switcher" aria-label="Country">
      {(['NG', 'DG'] as const).map((choice) => (
        <a
          key={choice}
          href={`${editionFacts[choice].homePath}?edition=${choice}`}
          aria-current={choice === edition ? 'true' : undefined}
        >
          {editionFacts[choice].label}
        </a>
      ))}
    </nav>
  );
}
