import { parsePage } from '#app/ui/trusted-types.ts';

/** A slow network can take this long. */
const patienceMs = 30_000;

/**
 * Sends the form inside and puts the answer in its place. A page that answers a form is a history
 * entry to which Back can only return by loading it afresh once a service worker is there.
 */
class ReturnSteps extends HTMLElement {
  private isSending = false;

  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      // A second press would find the code used up.
      if (!this.isSending) void this.send(event.target as HTMLFormElement, event.submitter);
    });
    // A page in the back/forward cache has no request running.
    addEventListener('pagehide', () => this.rest());
  }

  private async send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    this.isSending = true;
    button?.setAttribute('aria-busy', 'true');
    const stop = new AbortController();
    const timeout = setTimeout(() => stop.abort(), patienceMs);
    try {
      const fields = Array.from(new FormData(form));
      // FormData's second parameter is younger than many phones.
      if (button instanceof HTMLButtonElement && button.name !== '')
        fields.push([button.name, button.value]);
      const response = await fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams(fields.map(([name, value]) => [name, value as string])),
        signal: stop.signal,
      });
      // Only the right code leads to another page; the button stays busy until it is there.
      if (response.redirected) return window.location.assign(response.url);
      this.show(await response.text());
    } catch {
      this.tellFailure();
    } finally {
      clearTimeout(timeout);
    }
    this.rest();
  }

  private rest(): void {
    this.isSending = false;
    this.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  }

  private show(html: string): void {
    const answer = parsePage(html).querySelector(this.localName);
    if (!answer) throw new Error('not an answer of this page');
    this.replaceChildren(...answer.childNodes);
    window.scrollTo(0, 0);
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  private tellFailure(): void {
    const notice = this.querySelector<HTMLElement>('.return__failure');
    if (!notice) return;
    notice.hidden = false;
    notice.focus();
  }
}

customElements.define('return-steps', ReturnSteps);
