import { createStore, del, get, set, values, type UseStore } from 'idb-keyval';
import { longestWaitMs, type WaitingForm } from './waiting-form.ts';

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('waiting-forms', 'forms');
  return opened;
}

/** Tells pages and worker of a change; a channel does not hear itself. */
export function openChanges(): BroadcastChannel {
  return new BroadcastChannel('waiting-forms');
}

function announceChange(): void {
  const channel = openChanges();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage('changed');
  channel.close();
}

/** Everything that waits or is yet to be told of, the oldest first. */
export async function readWaiting(nowMs: number): Promise<readonly WaitingForm[]> {
  const forms = await values<WaitingForm>(store());
  const old = forms.filter(({ keptAtMs }) => keptAtMs < nowMs - longestWaitMs);
  for (const { key } of old) await del(key, store());
  return forms
    .filter((form) => !old.includes(form))
    .toSorted((one, other) => one.keptAtMs - other.keptAtMs);
}

/** Keeps a form, or what has become of it. */
export async function putWaiting(form: WaitingForm): Promise<void> {
  await set(form.key, form, store());
  announceChange();
}

/** Keeps what has become of a form, unless it was changed or removed meanwhile. */
export async function settleWaiting(before: WaitingForm, after: WaitingForm): Promise<void> {
  const now = await get<WaitingForm>(before.key, store());
  if (now?.body === before.body) await putWaiting(after);
}

/** Forgets a form. */
export async function removeWaiting(key: string): Promise<void> {
  await del(key, store());
  announceChange();
}
