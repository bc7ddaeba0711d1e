import { askedName } from '#app/kernel/mail-question.ts';
import { createStore, del, get, set, values, type UseStore } from 'idb-keyval';
import type { UnsentForm } from '#app/ui/form/queue-form.ts';
import { postForm, referenceIn } from '#app/ui/form/post-form.ts';

export type QueuedFormState =
  | { readonly kind: 'queued' }
  /** The server has it; it stays until the visitor has been told. */
  | { readonly kind: 'sent'; readonly reference: string; readonly thanks?: string }
  /** The server asks for a change, which only the visitor can make. */
  | {
      readonly kind: 'refused';
      /** On a page that shows what is wrong. */
      readonly isOpened?: boolean;
    };

/** A form on the device. Once it is sent, nothing of what was typed remains. */
export interface QueuedForm extends UnsentForm {
  readonly queuedAtMs: number;
  readonly state: QueuedFormState;
}

/** A form as earlier versions of the site queued it. */
interface EarlierForm extends UnsentForm {
  readonly keptAtMs: number;
  readonly state: { readonly kind: 'waiting' } | Exclude<QueuedFormState, { kind: 'queued' }>;
}

/** Names the store, channel, lock and sync. Never change it: devices hold unsent forms under it. */
export const queueName = 'waiting-forms';

/** Nothing typed stays on a device for longer. */
const longestQueuedMs = 14 * 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore(queueName, 'forms');
  return opened;
}

/** Opens the channel that tells pages and worker of a change; a channel does not hear itself. */
export function openChanges(): BroadcastChannel {
  return new BroadcastChannel(queueName);
}

function announceChange(): void {
  const channel = openChanges();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage('changed');
  channel.close();
}

/** Reads all forms that are unsent or yet to be reported, the oldest first. */
export async function readQueue(nowMs: number): Promise<readonly QueuedForm[]> {
  const forms = (await values<QueuedForm | EarlierForm>(store())).map(upgrade);
  const old = forms.filter(({ queuedAtMs }) => queuedAtMs < nowMs - longestQueuedMs);
  for (const { key } of old) await del(key, store());
  return forms
    .filter((form) => !old.includes(form))
    .sort((one, other) => one.queuedAtMs - other.queuedAtMs);
}

function upgrade(stored: QueuedForm | EarlierForm): QueuedForm {
  if ('queuedAtMs' in stored) return stored;
  const { keptAtMs, state, ...form } = stored;
  const queued = { kind: 'queued' } as const;
  return { ...form, queuedAtMs: keptAtMs, state: state.kind === 'waiting' ? queued : state };
}

/** Saves a form and its state. */
export async function saveQueuedForm(form: QueuedForm): Promise<void> {
  await set(form.key, form, store());
  announceChange();
}

/** Saves a form's new state, unless the form was changed or removed meanwhile. */
async function settleQueuedForm(before: QueuedForm, after: QueuedForm): Promise<void> {
  const now = await get<QueuedForm | EarlierForm>(before.key, store());
  if (now?.body === before.body) await saveQueuedForm(after);
}

/** Removes a form from the device. */
export async function removeQueuedForm(key: string): Promise<void> {
  await del(key, store());
  announceChange();
}

interface SentForm {
  readonly action: string;
  /** Left out where the browser has sent it. */
  readonly key?: string;
}

/** Removes a form that has been sent from its page: as it waited, or as it was opened to be corrected. */
export async function removeSentForm({ key, action }: SentForm): Promise<void> {
  const pathOf = (address: string) => new URL(address, location.href).pathname;
  for (const form of await readQueue(Date.now())) {
    const isOpened = form.state.kind === 'refused' && form.state.isOpened === true;
    const isCorrected = isOpened && pathOf(form.action) === pathOf(action);
    if (form.key === key || isCorrected) await removeQueuedForm(form.key);
  }
}

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
  let isWaiting = false;
  for (const form of forms) {
    if (form.state.kind !== 'queued') continue;
    const state = await send(form);
    // One that cannot be sent holds up no other.
    if (state.kind === 'queued') {
      isWaiting = true;
      continue;
    }
    const typed = state.kind === 'sent' ? { body: '', consentText: '' } : {};
    await settleQueuedForm(form, { ...form, ...typed, state });
  }
  if (isWaiting) throw new StillOfflineError('The site cannot take forms now.');
}

async function send(form: QueuedForm): Promise<QueuedFormState> {
  const body = new URLSearchParams(form.body);
  const email = body.get('email');
  // Nobody is there to be asked about the address.
  if (email) body.set(askedName('email'), email);
  const response = await postForm({ ...form, body }).catch(() => undefined);
  const reference = response && referenceIn(response);
  if (response && reference) return { kind: 'sent', reference, thanks: response.url };
  // Anything else is no answer of a form, such as the page of a hotel's network.
  return { kind: response?.status === 422 ? 'refused' : 'queued' };
}
