/** Says what has gone wrong until an editor has read it: Decap's own notes go away by themselves. */
export function tell(heading: string, text: string): void {
  const dialog = document.createElement('dialog');
  const title = Object.assign(document.createElement('h2'), { textContent: heading });
  const words = Object.assign(document.createElement('p'), { textContent: text });
  const form = Object.assign(document.createElement('form'), { method: 'dialog' });
  form.append(Object.assign(document.createElement('button'), { textContent: 'Close' }));
  dialog.append(title, words, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
