import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs when another page is on screen; never for the page the visitor came to. */
export function usePathChange(onChange: () => void): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    notify();
  }, [pathname]);
}
