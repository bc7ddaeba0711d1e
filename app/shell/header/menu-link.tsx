import { useLocation } from 'react-router';
import type { MenuPage } from './menu-entries.ts';

interface MenuLinkProps {
  readonly page: MenuPage;
  readonly short?: boolean;
}

/** One page of the menu, marked when it is the one on screen. */
export function MenuLink({ page, short = false }: MenuLinkProps) {
  const { path, label } = page;
  const shortLabel = short ? page.shortLabel : undefined;
  const { pathname } = useLocation();
  // Visitors from abroad meet the Global home page at / as well.
  const isCurrent = pathname === path || (pathname === '/' && path === '/global');
  return (
    <a href={path} aria-current={isCurrent ? 'page' : undefined} aria-label={shortLabel && label}>
      {shortLabel ?? label}
    </a>
  );
}
