class PrintButtonElement extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}

customElements.define('print-button', PrintButtonElement);
