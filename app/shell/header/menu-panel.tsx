import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { closesDialog } from '#app/ui/dialog/invoker.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { BrandLink } from '../brand/brand-link.tsx';
import { quotePath, menuPanelId } from './menu-entries.ts';
import { MenuList } from './menu-list.tsx';
import { useSite } from '#app/site/use-site.ts';
import { SocialLinks } from '../social-links/social-links.tsx';

/** The mobile menu, a dialog at the right edge. */
export function MenuPanel() {
  return (
    <dialog id={menuPanelId} className="menu-panel" aria-label="Menu" closedby="any">
      <div className="menu-panel__head">
        <BrandLink />
        <button
          type="button"
          className="nav-bar__toggler"
          aria-label="Close menu"
          {...closesDialog(menuPanelId)}
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label="Mobile">
        <MenuList name="menu-panel" />
        <ButtonLink href={quotePath}>Get a Quote</ButtonLink>
      </nav>
      <MenuContact />
      <div className="band" />
    </dialog>
  );
}

/** Contacts that narrow top bars have no room for. */
function MenuContact() {
  const { email } = useSite().identity;
  return (
    <div className="menu-contact on-deep">
      <a href={`mailto:${email}`}>{email}</a>
      <SocialLinks />
    </div>
  );
}
