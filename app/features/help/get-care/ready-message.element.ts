import { inAddress, writeCareMessage, type MessageLine } from './care-message.ts';

/** Writes what is typed into the message and its links, at once and on this device alone. */
class ReadyMessage extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this.write);
    this.addEventListener('submit', this.onSubmit);
    this.write();
  }

  private readonly onSubmit = (event: Event) => {
    event.preventDefault();
    this.querySelector<HTMLElement>('#message')?.focus();
  };

  private readonly write = () => {
    const { start = '', end = '' } = this.dataset;
    const fields = this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
    const lines = [...fields].map(({ labels, value }): MessageLine => [
      labels?.[0]?.textContent ?? '',
      value.trim(),
    ]);
    const text = writeCareMessage({ start, end, lines });
    this.querySelector('blockquote')?.replaceChildren(text);
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[data-to]')) {
      link.href = link.dataset['to'] + inAddress(text);
    }
  };
}

customElements.define('ready-message', ReadyMessage);
