import { formFields } from '#app/kernel/form-answer.ts';
import { signalEngagement } from '../engagement.ts';
import { parsePage } from '../trusted-types.ts';
import { goToField } from './go-to-field.ts';
import { addressOf, fieldsOf, postForm, randomKey, referenceIn } from './post-form.ts';
import { forgetForm, queueForm, sentEvent, type SentLater } from './queue-form.ts';
import type { UnsentKind } from './unsent-notices.tsx';

/** An answer within this time shows no sign of waiting. */
const busyDelayMs = 300;
/** After this, the network hardly answers; sent again, it is the same submission. */
const patienceMs = 30_000;
const kindsByStatus: Readonly<Record<number, UnsentKind>> = { 413: 'too-large', 429: 'too-many' };

/**
 * Posts the form inside and puts the answer in its place; a form with `method="get"` asks for its page
 * and changes the address. Until the element is defined, the browser does both; one with a file it always posts.
 */
class FormInPlace extends HTMLElement {
  /** Tells the server that the same form is sent again. */
  private key = randomKey();
  /** On the clock of the page, with which the form came. */
  private shownAtMs = 0;
  private isSending = false;

  connectedCallback(): void {
    this.addEventListener('submit', this.onSubmit);
    this.addEventListener('click', goToField);
    this.addEventListener(sentEvent, this.onSentLater);
  }

  private readonly onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.enctype === 'multipart/form-data') return;
    event.preventDefault();
    if (!this.isSending) void this.send(form, event.submitter);
  };

  private readonly onSentLater = (event: Event) => {
    const { detail } = event as CustomEvent<SentLater>;
    if (detail.key !== this.key || this.isSending) return;
    fetch(detail.thanks).then((response) => this.take(response), console.error);
  };

  private async send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    const body = fieldsOf(form, button);
    const address = form.method === 'get' ? addressOf(form, body) : undefined;
    body.set(formFields.sentKey, this.key);
    body.set(formFields.filledMs, String(Math.round(performance.now() - this.shownAtMs)));
    const stop = new AbortController();
    const timeout = setTimeout(() => stop.abort(), patienceMs);
    const busy = setTimeout(() => this.showSending(true, button), busyDelayMs);
    this.isSending = true;
    try {
      if (address !== undefined) await this.ask(address, stop.signal);
      else {
        const action = button?.getAttribute('formaction') ?? form.action;
        await this.take(await postForm({ action, body }, stop.signal), form.action);
      }
    } catch {
      // The browser's own way says why no page comes.
      if (address !== undefined) await leaveFor(address);
      // Nothing is kept without the consent, which is required.
      const mayWait = this.dataset['queue'] !== undefined && form.checkValidity();
      const isQueued = mayWait && (await queueForm(form, body.toString()));
      this.showNotice(isQueued ? 'queued' : navigator.onLine ? 'failed' : 'offline');
    }
    clearTimeout(timeout);
    clearTimeout(busy);
    this.showSending(false, button);
    this.isSending = false;
  }

  /** @throws where the answer is not the page with this form */
  private async ask(address: string, signal: AbortSignal): Promise<void> {
    const part = await this.partOf(await fetch(address, { signal }));
    if (!part) throw new Error(`no ${this.dataset['form']} in ${address}`);
    this.show(part);
    // As the other forms that ask do: Back leads to the page before.
    history.replaceState(history.state, '', address);
  }

  private async partOf(response: Response): Promise<Element | null> {
    const page = parsePage(await response.text());
    return page.querySelector(`form-in-place[data-form="${this.dataset['form']}"]`);
  }

  private show(part: Element): void {
    const kept = this.querySelector('[data-kept]');
    if (kept) part.querySelector('[data-kept]')?.replaceWith(kept);
    this.replaceChildren(...part.childNodes);
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  private async take(response: Response, action?: string): Promise<void> {
    const reference = referenceIn(response);
    if (reference && action !== undefined) forgetForm(this.key, action);
    if (response.redirected && !reference) return leaveFor(response.url);
    const part = await this.partOf(response);
    if (!part && reference) return leaveFor(response.url);
    if (!part) return this.showNotice(kindsByStatus[response.status] ?? 'failed');
    this.show(part);
    if (reference) signalEngagement();
    if (!response.ok) return;
    this.key = randomKey();
    this.shownAtMs = performance.now();
  }

  /** Shows the words for what only this script knows; they take the focus. */
  private showNotice(kind: UnsentKind): void {
    for (const notice of this.querySelectorAll<HTMLElement>('.form__problem, [data-notice]')) {
      notice.hidden = !notice.dataset['notice']?.split(' ').includes(kind);
      if (!notice.hidden) notice.focus();
    }
  }

  private showSending(isSending: boolean, pressed: HTMLElement | null): void {
    const button = pressed ?? this.querySelector('[type=submit]');
    button?.setAttribute('aria-busy', String(isSending));
    button?.setAttribute('aria-disabled', String(isSending));
    const words = this.querySelector('[data-sending]');
    if (words) words.textContent = isSending ? 'Sending' : '';
  }
}

/** The button stays busy until the next page is there; on the way back, the form is a fresh one. */
function leaveFor(address: string): Promise<never> {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(address);
  return new Promise(() => {});
}

customElements.define('form-in-place', FormInPlace);
