/**
 * Shows its template's content only while the dialog around it is open, so that a film or a frame is
 * fetched no sooner; what else stands in it is there while it is closed, and without scripts.
 */
class WhileOpenElement extends HTMLElement {
  private shown: ChildNode[] = [];
  private rest: ChildNode[] = [];

  connectedCallback(): void {
    const dialog = this.closest('dialog');
    if (!dialog) return;
    // Not all browsers tell of a dialog's toggling.
    const observer = new MutationObserver(() => (dialog.open ? this.show() : this.hide()));
    observer.observe(dialog, { attributeFilter: ['open'] });
    if (dialog.open) this.show();
  }

  private show(): void {
    const template = this.querySelector('template');
    if (!template || this.shown.length > 0) return;
    this.rest = [...this.childNodes].filter((node) => node !== template);
    this.shown = [...template.content.cloneNode(true).childNodes];
    for (const node of this.rest) node.remove();
    this.append(...this.shown);
    // The link that had the focus is gone when the frame comes.
    this.querySelector('iframe')?.focus();
  }

  private hide(): void {
    for (const node of this.shown) {
      if (node instanceof HTMLMediaElement) stop(node);
      node.remove();
    }
    this.append(...this.rest);
    this.shown = [];
    this.rest = [];
  }
}

/** A removed film goes on loading until it is told that there is nothing to load. */
function stop(media: HTMLMediaElement): void {
  media.pause();
  media.replaceChildren();
  media.load();
}

customElements.define('while-open', WhileOpenElement);
