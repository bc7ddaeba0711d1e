const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, iframe, ' +
  '[tabindex]:not([tabindex="-1"])';

/**
 * Lets Tab go round inside a modal dialog. The browser makes the page behind it inert, but would
 * still leave for its own controls after the last field.
 */
export function keepFocusInside(event: KeyboardEvent): void {
  const dialog = event.key === 'Tab' ? findModal() : undefined;
  if (!dialog) return;
  const reachable = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
  const edge = event.shiftKey ? reachable[0] : reachable.at(-1);
  const isOutside = !dialog.contains(document.activeElement);
  if (document.activeElement !== edge && !isOutside) return;
  event.preventDefault();
  (event.shiftKey ? reachable.at(-1) : reachable[0])?.focus();
}

function findModal(): Element | undefined {
  const own = document.activeElement?.closest('dialog:modal');
  return own ?? [...document.querySelectorAll('dialog:modal')].at(-1);
}

function isShown(element: HTMLElement): boolean {
  const isFolded = element.closest('details:not([open]) > :not(summary)') !== null;
  return !isFolded && element.getClientRects().length > 0;
}
