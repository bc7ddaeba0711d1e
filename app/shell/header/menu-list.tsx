import { useLocation } from 'react-router';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { menuEntries, type MenuPage } from './menu-entries.ts';

interface MenuListProps {
  /** Submenus with the same name close each other. */
  readonly name: string;
  readonly short?: boolean;
}

/** The edition's menu; its submenus need no scripts. */
export function MenuList({ name, short = false }: MenuListProps) {
  return (
    <ul className="menu-list">
      {menuEntries(useSite().edition).map((entry) => (
        <li key={entry.label}>
          {'pages' in entry ? (
            <details name={name}>
              <summary>
                {entry.label}
                <Icon name="chevron-down" size={18} />
              </summary>
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

interface MenuLinkProps {
  readonly page: MenuPage;
  readonly short?: boolean;
}

function MenuLink({ page, short = false }: MenuLinkProps) {
  const { path, label } = page;
  const shortLabel = short ? page.shortLabel : undefined;
  const { pathname } = useLocation();
  // Visitors from abroad also get the Global home page at /.
  const isCurrent = pathname === path || (pathname === '/' && path === '/global');
  return (
    <a href={path} aria-current={isCurrent ? 'page' : undefined} aria-label={shortLabel && label}>
      {shortLabel ?? label}
    </a>
  );
}
