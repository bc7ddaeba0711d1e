import { announceSent, setFormQueue } from '#app/ui/form/queue-form.ts';
import { showQueuedForms } from './show-queued-forms.ts';
import { sendQueuedForms, StillOfflineError } from './send-queued-forms.ts';
import { queueName, openChanges, saveQueuedForm, readQueue } from './form-queue.ts';

/** Sends the queued forms whenever the network may be back, and shows their state. */
export function startOfflineForms(): void {
  listenForChanges();
  addEventListener('online', () => void sendAndRefresh());
  setFormQueue(async (form) => {
    await saveQueuedForm({ ...form, queuedAtMs: Date.now(), state: { kind: 'queued' } });
    await askForSync();
    await refresh();
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
    if (state.kind === 'sent') announceSent(key, state.reference);
  }
  showQueuedForms(forms, () => void sendAndRefresh());
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
