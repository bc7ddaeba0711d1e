import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { menuEntries } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';

interface MenuListProps {
  /** Submenus of one name close each other. */
  readonly name: string;
  readonly short?: boolean;
}

/** The edition's menu; its submenus toggle on click, with and without scripts. */
export function MenuList({ name, short = false }: MenuListProps) {
  return (
    <ul className="menu-list">
      {menuEntries(useSite().edition).map((entry) => (
        <li key={entry.label}>
          {'pages' in entry ? (
            <details name={name} suppressHydrationWarning>
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
