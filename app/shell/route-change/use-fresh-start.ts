import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAfterNavigation } from './use-after-navigation.ts';
import { usePathChange } from './use-path-change.ts';

/**
 * Starts every page as a full page load would: at its top, also on the way back and forward, and
 * with the next Tab leading into its content. An address with a #part shows that part.
 */
export function useFreshStart(): void {
  const { hash } = useLocation();
  useEffect(keepBrowserFromScrolling, []);
  usePathChange(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
  useAfterNavigation(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  });
}

/** On the way back the browser would scroll the page to where it was left. */
function keepBrowserFromScrolling(): () => void {
  history.scrollRestoration = 'manual';
  // Reloading, and coming back from another site, still restore the place.
  const giveBack = () => (history.scrollRestoration = 'auto');
  window.addEventListener('pagehide', giveBack);
  return () => {
    window.removeEventListener('pagehide', giveBack);
    giveBack();
  };
}
