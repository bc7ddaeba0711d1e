/** A link in a notice. */
export function linkTo(href: string, words: string, isNewTab = false): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.append(words);
  if (isNewTab) {
    link.target = '_blank';
    link.rel = 'noopener';
    const note = document.createElement('span');
    note.className = 'visually-hidden';
    note.append(' (in a new tab)');
    link.append(note);
  }
  return link;
}
