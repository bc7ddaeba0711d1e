const words = {
  address: { copied: 'Link copied', refused: 'Copy the link from the address bar' },
  text: { copied: 'Copied', refused: 'Copy it by hand' },
} as const;

/** Copies `data-text`, or the whole of `data-address`; hidden where the browser has no clipboard. */
class CopyTextElement extends HTMLElement {
  connectedCallback(): void {
    if (!('clipboard' in navigator)) return;
    this.hidden = false;
    this.querySelector('button, a')?.addEventListener('click', () => void this.copy());
  }

  private async copy(): Promise<void> {
    const { text, address = '' } = this.dataset;
    const { copied, refused } = words[text === undefined ? 'address' : 'text'];
    const said = await navigator.clipboard
      .writeText(text ?? new URL(address, location.href).href)
      .then(
        () => copied,
        () => refused,
      );
    if (said === copied)
      this.querySelector('.icon')?.classList.replace('icon--copy', 'icon--check');
    for (const part of this.querySelectorAll('.icon + span, output')) part.textContent = said;
  }
}

customElements.define('copy-text', CopyTextElement);
