import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * Unfolds the question that the address leads to. Browsers do so when a page is opened; after a
 * change of page within the site it is left to us.
 * @param onHidden told when a search hides the question
 */
export function useOpenTarget(onHidden: () => void): void {
  const location = useLocation();
  const unhide = useEffectEvent(onHidden);
  useEffect(() => {
    const { hash } = location;
    const target = hash.length > 1 && document.getElementById(hash.slice(1));
    const details = target && target.closest('details');
    if (!details) return;
    details.open = true;
    if (details.hidden) unhide();
    // Once it has its height, and is there again if it was hidden.
    requestAnimationFrame(() => details.scrollIntoView());
  }, [location]);
}
