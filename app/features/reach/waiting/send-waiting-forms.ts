import { announceSent, keepFormsBy } from '#app/ui/form/keep-for-later.ts';
import { showWaitingForms } from './show-waiting-forms.ts';
import { sendWaiting, StillOfflineError } from './send-waiting.ts';
import { syncTag } from './waiting-form.ts';
import { openChanges, putWaiting, readWaiting } from './waiting-store.ts';

/** Sends the forms that wait on this device whenever the network may be back, and tells of them. */
export function sendWaitingForms(): void {
  listenForChanges();
  addEventListener('online', () => void sendAndRefresh());
  keepFormsBy(async (form) => {
    await putWaiting({ ...form, keptAtMs: Date.now(), state: { kind: 'waiting' } });
    await askForSync();
    await refresh();
  });
  void sendAndRefresh();
}

/** Sends what can be sent. */
async function sendAndRefresh(): Promise<void> {
  try {
    await sendWaiting();
  } catch (error) {
    if (!(error instanceof StillOfflineError)) console.error('Sending forms failed:', error);
  }
  await refresh().catch((error: unknown) => console.error('Reading forms failed:', error));
}

async function refresh(): Promise<void> {
  const forms = await readWaiting(Date.now());
  for (const { key, state } of forms) {
    if (state.kind === 'sent') announceSent(key, state.reference);
  }
  showWaitingForms(forms, () => void sendAndRefresh());
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

/** Has the browser wake the worker when the network is back, where it can. */
async function askForSync(): Promise<void> {
  const registration: SyncRegistration | undefined =
    await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(syncTag).catch(() => undefined);
}
