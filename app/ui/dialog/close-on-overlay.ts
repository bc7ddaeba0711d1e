/** Closes a modal dialog on a click beside it, where the browser does not know `closedby`. */
export function closeOnOverlay({ target, clientX, clientY }: MouseEvent): void {
  // A click on the overlay is told as one on the dialog itself.
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  if (isBeside) target.close();
}
