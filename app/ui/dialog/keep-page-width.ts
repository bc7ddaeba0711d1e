/**
 * Says how wide the scroll bar is that a dialog is about to hide, so that the page behind does not
 * grow by it (base.css).
 */
export function keepPageWidth({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement) || newState !== 'open') return;
  if (document.querySelector('dialog:modal')) return;
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar-width', `${innerWidth - root.clientWidth}px`);
}
