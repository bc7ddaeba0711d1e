import type { PageMessage } from '../worker-messages.ts';
import { readSavedPages } from './read-saved-pages.ts';

/** Lists the pages that are kept on this device, with their dates; only scripts can know them. */
class SavedPagesElement extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => this.forget());
    void this.list().catch(() => undefined);
  }

  private async list(): Promise<void> {
    const edition = this.dataset['edition'] === 'DG' ? 'DG' : 'NG';
    const pages = await readSavedPages(edition);
    const list = this.querySelector('ul');
    list?.replaceChildren(
      ...pages.map(({ path, title, savedAt }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        const date = document.createElement('small');
        link.href = path;
        link.append(title);
        date.append(savedAt);
        item.append(link, ' ', date);
        return item;
      }),
    );
    this.hidden = pages.length === 0;
  }

  private forget(): void {
    const message: PageMessage = { kind: 'forget-pages' };
    navigator.serviceWorker.controller?.postMessage(message);
    this.hidden = true;
  }
}

customElements.define('saved-pages', SavedPagesElement);
