import type { MouseEvent } from 'react';

/**
 * Follows a link within the page without a step in the browser's history, which the router would
 * take for a new page.
 */
export function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'start', behavior: 'smooth' });
  target.focus({ preventScroll: true });
}
