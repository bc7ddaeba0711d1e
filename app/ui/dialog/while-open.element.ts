/** Shows its template only while its dialog is open, so that a film or frame loads no sooner. */
class WhileOpenElement extends HTMLElement {
  private shown: ChildNode[] = [];
  private rest: ChildNode[] = [];

  connectedCallback(): void {
    const dialog = this.closest('dialog');
    if (!dialog) return;
    // Not all browsers send a dialog's toggle event.
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
    // The frame replaces the link that had the focus.
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

/** A removed film keeps loading until it has no source. */
function stop(media: HTMLMediaElement): void {
  media.pause();
  media.replaceChildren();
  media.load();
}

customElements.define('while-open', WhileOpenElement);
