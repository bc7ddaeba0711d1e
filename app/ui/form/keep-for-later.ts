import { formFields } from '#app/kernel/form-data/form-fields.ts';

/** A form that nobody could be reached to take, with all that it needs to be sent later. */
export interface UnsentForm {
  /** The submission's own key: however often it is sent, it is kept once. */
  readonly key: string;
  /** Full address that takes it. */
  readonly action: string;
  /** The fields as a browser sends them. */
  readonly body: string;
  /** Full address of the page it stands on. */
  readonly page: string;
  /** What the visitor knows that page by. */
  readonly title: string;
  /** The words that were agreed to; empty where none are asked. */
  readonly consentText: string;
}

type Keep = (form: UnsentForm) => Promise<void>;

const sentEvent = 'waiting-form-sent';
let keep: Keep | undefined;

/** Says who keeps forms; until then none is kept. */
export function keepFormsBy(keeper: Keep): void {
  keep = keeper;
}

/** Keeps a form on the device. @returns false where that is not possible */
export async function keepForLater(form: HTMLFormElement, body: string): Promise<boolean> {
  const key = new URLSearchParams(body).get(formFields.submissionKey);
  if (!keep || !key) return false;
  try {
    await keep({
      key,
      action: form.action,
      body,
      page: location.href,
      title: document.title.split(' | ')[0] ?? '',
      consentText: consentTextOf(form),
    });
    return true;
  } catch (error) {
    console.error('A form could not be kept:', error);
    return false;
  }
}

function consentTextOf(form: HTMLFormElement): string {
  const box = form.querySelector<HTMLInputElement>('input[name=consent]');
  return box?.labels?.[0]?.textContent.trim() ?? '';
}

/** Tells the form on this page, if it is still there, that what waited has been sent. */
export function announceSent(key: string, reference: string): void {
  dispatchEvent(new CustomEvent(sentEvent, { detail: { key, reference } }));
}

/** Calls back when this submission is sent after all. @returns what ends it */
export function listenForSent(key: string, onSent: (reference: string) => void): () => void {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<{ readonly key: string; readonly reference: string }>;
    if (detail.key === key) onSent(detail.reference);
  };
  addEventListener(sentEvent, listener);
  return () => removeEventListener(sentEvent, listener);
}
