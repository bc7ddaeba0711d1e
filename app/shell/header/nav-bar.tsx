import { useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { opensDialog } from '#app/ui/dialog/invoker.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { BrandLink } from '../brand/brand-link.tsx';
import { MenuList } from './menu-list.tsx';
import { menuPanelId } from './menu-panel-id.ts';
import { quotePath } from './menu-entries.ts';
import { useSubmenuDismissal } from './use-submenu-dismissal.ts';

/** Logo, menu and quote link; from 1199 px down the toggler of the mobile menu instead. */
export function NavBar() {
  const navRef = useRef<HTMLElement>(null);
  useSubmenuDismissal(navRef);
  return (
    <div className="nav-bar">
      <div className="nav-bar__row wrap">
        <BrandLink />
        <nav ref={navRef} className="nav-bar__menu" aria-label="Main">
          <MenuList name="nav-bar" short />
          <ButtonLink small to={quotePath} discover="none">
            Get a Quote
          </ButtonLink>
        </nav>
        <Link to="/search" discover="none" className="nav-bar__search" aria-label="Search">
          <Icon name="search" />
        </Link>
        <button
          type="button"
          className="nav-bar__toggler"
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
