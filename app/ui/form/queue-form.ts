import { formFields } from '#app/kernel/form-answer.ts';

/** A form that could not be sent, with everything needed to send it later. */
export interface UnsentForm {
  /** The submission's own key: however often it is sent, it is saved once. */
  readonly key: string;
  /** Full address that the form posts to. */
  readonly action: string;
  /** The fields as a browser sends them. */
  readonly body: string;
  /** Full address of the form's page. */
  readonly page: string;
  readonly title: string;
  /** The consent wording agreed to; empty where the form needs none. */
  readonly consentText: string;
}

interface FormQueue {
  add(form: UnsentForm): Promise<void>;
  /** Removes what has been sent meanwhile, and what was refused of the same form before. */
  removeSent(form: Pick<UnsentForm, 'key' | 'action'>): Promise<void>;
}

let queue: FormQueue | undefined;

/** Sets the queue for unsent forms; without it none is queued. */
export function setFormQueue(formQueue: FormQueue): void {
  queue = formQueue;
}

/** Queues a form on the device. @returns false where that is not possible */
export async function queueForm(form: HTMLFormElement, body: string): Promise<boolean> {
  const key = new URLSearchParams(body).get(formFields.sentKey);
  if (!queue || !key) return false;
  try {
    await queue.add({
      key,
      action: form.action,
      body,
      page: location.href,
      title: document.title.split(' | ')[0] ?? '',
      consentText: consentTextOf(form),
    });
    return true;
  } catch (error) {
    console.error('Saving a form on this device failed:', error);
    return false;
  }
}

/** Removes what the device keeps of a form that has now been sent. */
export function forgetForm(key: string, action: string): void {
  queue?.removeSent({ key, action }).catch(console.error);
}

function consentTextOf(form: HTMLFormElement): string {
  const box = form.querySelector<HTMLInputElement>('input[name=consent]');
  return box?.labels?.[0]?.textContent.trim() ?? '';
}

/** A form that waited on the device and has been sent. */
export interface SentLater {
  readonly key: string;
  /** Full address of its thanks. */
  readonly thanks: string;
}

export const sentEvent = 'queued-form-sent';

/** Tells the form on this page, if it is still there, that it has been sent. */
export function announceSent(detail: SentLater): void {
  for (const form of document.querySelectorAll('form-in-place')) {
    form.dispatchEvent(new CustomEvent(sentEvent, { detail }));
  }
}
