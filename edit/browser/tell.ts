/** Says what has gone wrong until an editor has read it: Decap's own notes go away by themselves. */
export function tell(heading: string, text: string): void {
  const dialog = openDialog();
  showIn(dialog, { heading, text, buttons: { Close: () => dialog.close() } });
}

/** Opens an empty dialog above everything, which goes when it is closed. */
export function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.addEventListener('close', () => dialog.remove());
  // Without a button it waits for what is under way, the end of which must be seen.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !dialog.querySelector('button')) event.preventDefault();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

interface Shown {
  readonly heading: string;
  readonly text: string;
  readonly more?: readonly Node[];
  readonly buttons: Readonly<Record<string, () => void>>;
}

/** Replaces what a dialog shows. A screen reader begins at the heading, Tab leads to the buttons. */
export function showIn(dialog: HTMLDialogElement, { heading, text, more = [], buttons }: Shown) {
  const title = element('h2', heading);
  title.tabIndex = -1;
  const row = document.createElement('div');
  for (const [name, press] of Object.entries(buttons)) {
    const button = element('button', name);
    button.addEventListener('click', press);
    row.append(button);
  }
  dialog.replaceChildren(title, element('p', text), ...more, row);
  title.focus();
}

export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, textContent: string) {
  return Object.assign(document.createElement(tag), { textContent });
}
