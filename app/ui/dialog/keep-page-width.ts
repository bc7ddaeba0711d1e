/**
 * Measures the scroll bar before a dialog hides it, so that the page behind keeps its width
 * (base.css).
 */
export function keepPageWidth({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement) || newState !== 'open') return;
  if (document.querySelector('dialog:modal')) return;
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar-width', `${innerWidth - root.clientWidth}px`);
}
