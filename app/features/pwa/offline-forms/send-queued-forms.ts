import { parseFormAnswer, type FormAnswer } from '#app/kernel/form-answer.ts';
import {
  queueName,
  readQueue,
  settleQueuedForm,
  type QueuedForm,
  type QueuedFormState,
} from './form-queue.ts';

/** The network or the site is not back yet. */
export class StillOfflineError extends Error {
  override readonly name = 'StillOfflineError';
}

/** Sends all queued forms, one at a time. @throws StillOfflineError when a form stays queued */
export async function sendQueuedForms(): Promise<void> {
  if (!('locks' in navigator)) return sendAll();
  await navigator.locks.request(queueName, sendAll);
}

async function sendAll(): Promise<void> {
  const forms = await readQueue(Date.now());
  for (const form of forms) {
    if (form.state.kind !== 'queued') continue;
    const state = await send(form);
    const typed = state.kind === 'sent' ? { body: '', consentText: '' } : {};
    await settleQueuedForm(form, { ...form, ...typed, state });
  }
}

async function send(form: QueuedForm): Promise<QueuedFormState> {
  const answer = await post(form);
  switch (answer?.kind) {
    case 'saved':
      return { kind: 'sent', reference: answer.reference };
    case 'invalid':
      return { kind: 'refused' };
    case 'too-many':
    case 'unavailable':
    case undefined:
      throw new StillOfflineError('The site cannot take forms now.');
  }
}

/** @returns undefined for anything but an answer, such as the page of a hotel's network */
async function post({ action, body, page }: QueuedForm): Promise<FormAnswer | undefined> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(body),
    referrer: page,
  }).catch(() => undefined);
  const isJson = response?.headers.get('content-type')?.startsWith('application/json') ?? false;
  return response && isJson ? parseFormAnswer(await response.json()) : undefined;
}
