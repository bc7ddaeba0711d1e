import { useEffect, type RefObject } from 'react';
import { useAfterNavigation } from '../route-change/use-after-navigation.ts';

/**
 * Closes the open submenu of a nav on Escape, on a click or focus elsewhere, and when another page
 * is shown. Escape gives the focus back to the submenu's button.
 */
export function useSubmenuDismissal(navRef: RefObject<HTMLElement | null>): void {
  useAfterNavigation(() => closeSubmenus(navRef.current));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = ({ target }: Event) => closeSubmenus(navRef.current, target);
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', (event) => escape(event, navRef.current), { signal });
    return () => listening.abort();
  }, [navRef]);
}

function findOpenSubmenu(nav: HTMLElement | null): HTMLDetailsElement | undefined {
  return nav?.querySelector<HTMLDetailsElement>('details[open]') ?? undefined;
}

function closeSubmenus(nav: HTMLElement | null, except?: EventTarget | null): void {
  const submenu = findOpenSubmenu(nav);
  if (submenu && !(except instanceof Node && submenu.contains(except))) submenu.open = false;
}

function escape(event: KeyboardEvent, nav: HTMLElement | null): void {
  const submenu = event.key === 'Escape' ? findOpenSubmenu(nav) : undefined;
  if (!submenu) return;
  if (submenu.contains(document.activeElement)) submenu.querySelector('summary')?.focus();
  submenu.open = false;
}
