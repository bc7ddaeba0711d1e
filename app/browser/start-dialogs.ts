const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, iframe, ' +
  '[tabindex]:not([tabindex="-1"])';

/** Adds to the page's modal dialogs what browsers leave out. */
export function startDialogs(): void {
  document.addEventListener('keydown', keepFocusInside);
  document.addEventListener('beforetoggle', keepPageWidth, { capture: true });
  document.addEventListener('click', swapDialogs, { capture: true });
  document.addEventListener('submit', keepDialogForm);
  document.addEventListener('close', hideNotice, { capture: true });
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', invoke);
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', closeOnOverlay);
  }
  // The back/forward cache would bring them back open.
  addEventListener('pagehide', () => {
    document
      .querySelectorAll<HTMLDialogElement>('dialog[open]')
      .forEach((dialog) => dialog.close());
  });
}

/** Lets Tab go round in a modal dialog; the browser would leave for its own controls. */
function keepFocusInside(event: KeyboardEvent): void {
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

/** Measures the scroll bar before a dialog hides it, so that the page keeps its width (base.css). */
function keepPageWidth({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement) || newState !== 'open') return;
  if (document.querySelector('dialog:modal')) return;
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar-width', `${innerWidth - root.clientWidth}px`);
}

/** Closes a dialog that leads to another, so that the other gives the focus back to its opener. */
function swapDialogs({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[command=show-modal]') : null;
  button?.closest<HTMLDialogElement>('dialog[open]')?.close();
}

const unsentNotice = '.portal-form__unsent';

/** Log-in and registration only block the default submit (specification, section 2), and say so. */
function keepDialogForm(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'dialog') return;
  event.preventDefault();
  const notice = form.querySelector<HTMLElement>(unsentNotice);
  if (!notice) return;
  notice.hidden = false;
  notice.focus();
}

/** The next one to open the dialog has sent nothing yet. */
function hideNotice({ target }: Event): void {
  const notice = target instanceof Element && target.querySelector<HTMLElement>(unsentNotice);
  if (notice) notice.hidden = true;
}

/** Opens and closes dialogs in browsers that do not know `command`. */
function invoke({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** Closes a modal dialog on a click beside it, where the browser does not know `closedby`. */
export function closeOnOverlay({ target, clientX, clientY }: MouseEvent): void {
  // A click on the overlay has the dialog itself as its target.
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  if (isBeside) target.close();
}
