import { useLocation } from 'react-router';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { closesDialog, opensDialog } from '#app/ui/dialog/dialog.tsx';
import { menuEntries, quotePath, menuPanelId, type MenuPage } from './menu-entries.ts';
import { BrandLink } from '../brand/brand-link.tsx';
import { SocialLinks } from '../social-links/social-links.tsx';

interface MenuListProps {
  /** Submenus with the same name close each other. */
  readonly name: string;
  readonly short?: boolean;
}

function MenuList({ name, short = false }: MenuListProps) {
  return (
    <ul className="menu-list">
      {menuEntries(useSite().edition).map((entry) => (
        <li key={entry.label}>
          {'pages' in entry ? (
            <details name={name}>
              <summary>{entry.label}</summary>
              <ul>
                {entry.pages.map((page) => (
                  <li key={page.path}>
                    <MenuLink page={page} />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <MenuLink page={entry} short={short} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ page, short = false }: { readonly page: MenuPage; readonly short?: boolean }) {
  const { path, label, below } = page;
  const shortLabel = short ? page.shortLabel : undefined;
  const { pathname } = useLocation();
  // Visitors from abroad also get the Global home page at /.
  const isCurrent = pathname === path || (pathname === '/' && path === '/global');
  const isAbove = below !== undefined && pathname.startsWith(below);
  const current = isCurrent ? 'page' : isAbove || undefined;
  return (
    <a href={path} aria-current={current} aria-label={shortLabel && label}>
      {shortLabel ?? label}
    </a>
  );
}

/** The mobile menu, a dialog at the right edge. */
export function MenuPanel() {
  return (
    <dialog id={menuPanelId} className="menu-panel no-print" aria-label="Menu" closedby="any">
      <div className="bar menu-panel__head">
        <BrandLink />
        <button
          type="button"
          className="icon-button nav-bar__toggler"
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

/** Opens a WhatsApp chat with us. In the header, which stays in view, it covers nothing. */
export function ChatLink() {
  const { whatsApp } = useSite().identity;
  return (
    <a
      className="icon-button nav-bar__chat"
      href={`https://wa.me/${whatsApp}`}
      target="_blank"
      rel="noopener"
      aria-label="Chat with us"
    >
      <Icon name="whatsapp" />
    </a>
  );
}

/** Logo, menu and quote link; up to 1199 px the mobile menu's toggler instead. */
export function NavBar() {
  return (
    <div className="nav-bar">
      <div className="nav-bar__row wrap">
        <BrandLink />
        <nav className="nav-bar__menu" aria-label="Main">
          <MenuList name="nav-bar" short />
          <ButtonLink small href={quotePath}>
            Get a Quote
          </ButtonLink>
        </nav>
        <a href="/search" className="nav-bar__search" aria-label="Search">
          <Icon name="search" />
        </a>
        <ChatLink />
        <button
          type="button"
          className="icon-button nav-bar__toggler"
          aria-label="Menu"
          aria-haspopup="dialog"
          {...opensDialog(menuPanelId)}
        >
          <Icon name="menu" />
        </button>
      </div>
    </div>
  );
}
