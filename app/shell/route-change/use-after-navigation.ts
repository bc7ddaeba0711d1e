import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Runs after each navigation, be it to the same page. Not when scripts start: what was opened
 * before that stays open.
 */
export function useAfterNavigation(onNavigation: () => void): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const notify = useEffectEvent(onNavigation);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    notify();
  }, [key]);
}
