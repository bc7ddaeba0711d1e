import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { opensDialog } from '#app/ui/dialog/invoker.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { BrandLink } from '../brand/brand-link.tsx';
import { MenuList } from './menu-list.tsx';
import { menuPanelId, quotePath } from './menu-entries.ts';

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
