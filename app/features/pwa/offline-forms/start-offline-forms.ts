import { findSentReference } from '#app/kernel/form-answer.ts';
import { announceSent, setFormQueue } from '#app/ui/form/queue-form.ts';
import {
  sendQueuedForms,
  StillOfflineError,
  queueName,
  openChanges,
  saveQueuedForm,
  readQueue,
  removeQueuedForm,
  removeSentForm,
  type QueuedForm,
} from './form-queue.ts';
import { hideNotice, shownNotices, showNotice, type Notice } from '../notices/notices.ts';

/** Sends the queued forms whenever the network may be back, and shows their state. */
export function startOfflineForms(): void {
  listenForChanges();
  const { href, pathname } = location;
  if (findSentReference(new URL(href))) void removeSentForm({ action: pathname });
  addEventListener('online', () => void sendAndRefresh());
  setFormQueue({
    async add(form) {
      await saveQueuedForm({ ...form, queuedAtMs: Date.now(), state: { kind: 'queued' } });
      await askForSync();
      await refresh();
    },
    async removeSent(form) {
      await removeSentForm(form);
      await refresh();
    },
  });
  void sendAndRefresh();
}

async function sendAndRefresh(): Promise<void> {
  try {
    await sendQueuedForms();
  } catch (error) {
    if (!(error instanceof StillOfflineError)) console.error('Sending forms failed:', error);
  }
  await refresh().catch((error: unknown) => console.error('Loading saved forms failed:', error));
}

async function refresh(): Promise<void> {
  const forms = await readQueue(Date.now());
  for (const { key, state } of forms) {
    if (state.kind === 'sent' && state.thanks) announceSent({ key, thanks: state.thanks });
  }
  showQueuedForms(forms);
}

/** An open channel would keep the page out of the back/forward cache. */
function listenForChanges(): void {
  let changes: BroadcastChannel | undefined;
  const open = () => {
    changes = openChanges();
    changes.addEventListener('message', () => void refresh());
  };
  open();
  addEventListener('pagehide', () => changes?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    void sendAndRefresh();
  });
}

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Has the browser wake the worker when the network is back, where it supports that. */
async function askForSync(): Promise<void> {
  const registration: SyncRegistration | undefined =
    await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(queueName).catch(() => undefined);
}

const idPrefix = 'queued-form-';

/** Shows the state of each queued form, and what the visitor can do about it. */
function showQueuedForms(forms: readonly QueuedForm[]): void {
  const notices = forms.filter(isNews).map(noticeOf);
  const ids = new Set(notices.map(({ id }) => id));
  for (const id of shownNotices()) if (id.startsWith(idPrefix) && !ids.has(id)) hideNotice(id);
  for (const notice of notices) showNotice(notice);
}

/** A form just queued on this page shows its own message. */
function isNews({ state, page, queuedAtMs }: QueuedForm): boolean {
  const isJustQueued = queuedAtMs > performance.timeOrigin && page === location.href;
  return state.kind !== 'queued' || !isJustQueued;
}

function noticeOf(form: QueuedForm): Notice {
  const { key, title, state } = form;
  const id = idPrefix + key;
  const remove = () => {
    hideNotice(id);
    void removeQueuedForm(key);
  };
  switch (state.kind) {
    case 'queued':
      return {
        id,
        icon: 'clock',
        title: 'A form is waiting to be sent',
        words: [`We’ll send “${title}” when you’re back online.`],
        actions: [
          { label: 'Send now', run: () => void sendAndRefresh() },
          { label: 'Discard', kind: 'secondary', run: remove },
        ],
      };
    case 'sent': {
      const reference = document.createElement('strong');
      reference.append(state.reference);
      return {
        id,
        icon: 'circle-check',
        title: 'Your form has been sent',
        words: [`We’ve received “${title}”. Your reference is `, reference, '.'],
        onClose: remove,
      };
    }
    case 'refused':
      return {
        id,
        icon: 'circle-alert',
        title: 'We couldn’t accept your form',
        words: [`There is a problem with “${title}”. Your answers are still here.`],
        actions: [{ label: 'Correct it', run: () => void openRefused(form) }],
        onClose: remove,
      };
  }
}

/** Sends it as a page without scripts would: the answer has all that was typed, and what is wrong. */
async function openRefused(refused: QueuedForm): Promise<void> {
  const { action, body } = refused;
  await saveQueuedForm({ ...refused, state: { kind: 'refused', isOpened: true } });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of new URLSearchParams(body)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
