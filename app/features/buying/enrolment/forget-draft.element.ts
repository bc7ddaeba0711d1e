import { forgetDraft } from './draft-storage.ts';

/** On the page of an enrolment that is kept: nothing of it need stay in the browser. */
class ForgetDraft extends HTMLElement {
  connectedCallback(): void {
    forgetDraft();
  }
}

customElements.define('forget-draft', ForgetDraft);
