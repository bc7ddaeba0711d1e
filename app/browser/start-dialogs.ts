import { closeOnOverlay } from '#app/ui/dialog/close-on-overlay.ts';
import { keepPageWidth } from '#app/ui/dialog/keep-page-width.ts';
import { keepFocusInside } from '#app/ui/dialog/keep-focus-inside.ts';

/** What browsers leave to do for modal dialogs, once for all of them. */
export function startDialogs(): void {
  document.addEventListener('keydown', keepFocusInside);
  document.addEventListener('beforetoggle', keepPageWidth, { capture: true });
  document.addEventListener('click', swapDialogs, { capture: true });
  document.addEventListener('submit', keepDialogForm);
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', invoke);
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', closeOnOverlay);
  }
  // A page that comes back from the back/forward cache is as one that was just opened.
  addEventListener('pagehide', () => {
    document
      .querySelectorAll<HTMLDialogElement>('dialog[open]')
      .forEach((dialog) => dialog.close());
  });
}

/** Opens and closes dialogs in browsers that do not know `command`. */
function invoke({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** A dialog that leads to another closes first, so that the other gives the focus back to its opener. */
function swapDialogs({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[command=show-modal]') : null;
  button?.closest<HTMLDialogElement>('dialog[open]')?.close();
}

/** Log-in and registration only block the default submit (specification, section 2). */
function keepDialogForm(event: SubmitEvent): void {
  if (event.target instanceof HTMLFormElement && event.target.method === 'dialog') {
    event.preventDefault();
  }
}
