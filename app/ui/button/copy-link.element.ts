const copiedWords = 'Link copied';
const refusedWords = 'Copy the link from the address bar';

/** Copies `data-address`; hidden where the browser has no clipboard. */
class CopyLinkElement extends HTMLElement {
  connectedCallback(): void {
    if (!('clipboard' in navigator)) return;
    this.hidden = false;
    this.querySelector('button, a')?.addEventListener('click', () => void this.copy());
  }

  private async copy(): Promise<void> {
    const address = new URL(this.dataset['address'] ?? '', location.href).href;
    const words = await navigator.clipboard.writeText(address).then(
      () => copiedWords,
      () => refusedWords,
    );
    if (words === copiedWords)
      this.querySelector('.icon')?.classList.replace('icon--copy', 'icon--check');
    for (const part of this.querySelectorAll('button span, a span, output'))
      part.textContent = words;
  }
}

customElements.define('copy-link', CopyLinkElement);
