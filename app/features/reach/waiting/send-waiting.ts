import { parseFormAnswer, type FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import type { WaitingForm, WaitingState } from './waiting-form.ts';
import { readWaiting, settleWaiting } from './waiting-store.ts';

/** The network, or whoever is behind it, is not there yet. */
export class StillOfflineError extends Error {
  override readonly name = 'StillOfflineError';
}

/**
 * Sends all that waits. Runs in pages and in the service worker, one at a time; if two ever send the
 * same, the server knows it by its key and keeps it once.
 * @throws StillOfflineError when something has to wait on
 */
export async function sendWaiting(): Promise<void> {
  if (!('locks' in navigator)) return sendAll();
  await navigator.locks.request('waiting-forms', sendAll);
}

async function sendAll(): Promise<void> {
  const forms = await readWaiting(Date.now());
  for (const form of forms) {
    if (form.state.kind !== 'waiting') continue;
    const state = await send(form);
    const typed = state.kind === 'sent' ? { body: '', consentText: '' } : {};
    await settleWaiting(form, { ...form, ...typed, state });
  }
}

async function send(form: WaitingForm): Promise<WaitingState> {
  const answer = await post(form);
  switch (answer?.kind) {
    case 'kept':
      return { kind: 'sent', reference: answer.reference };
    case 'invalid':
      return { kind: 'refused' };
    case 'too-many':
    case 'unavailable':
    case undefined:
      throw new StillOfflineError('The site cannot take forms now.');
  }
}

/** @returns undefined for what is no answer, such as the page of a hotel's network */
async function post({ action, body, page }: WaitingForm): Promise<FormAnswer | undefined> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(body),
    referrer: page,
  }).catch(() => undefined);
  const isJson = response?.headers.get('content-type')?.startsWith('application/json') ?? false;
  return response && isJson ? parseFormAnswer(await response.json()) : undefined;
}
