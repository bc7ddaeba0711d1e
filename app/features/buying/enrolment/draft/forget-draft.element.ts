import { forgetDraft } from './draft-storage.ts';

/** Deletes the stored draft on the page of a saved order. */
class ForgetDraft extends HTMLElement {
  connectedCallback(): void {
    forgetDraft();
  }
}

customElements.define('forget-draft', ForgetDraft);
