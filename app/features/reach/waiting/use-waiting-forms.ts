import { useEffect, useState } from 'react';
import { announceSent, keepFormsBy } from '#app/ui/form/keep-for-later.ts';
import { sendWaiting, StillOfflineError } from './send-waiting.ts';
import { syncTag, type WaitingForm } from './waiting-form.ts';
import { openChanges, putWaiting, readWaiting } from './waiting-store.ts';

/** The forms that wait on this device; sends them whenever the network may be back. */
export function useWaitingForms(): readonly WaitingForm[] {
  const [forms, setForms] = useState<readonly WaitingForm[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      const now = await readWaiting(Date.now());
      for (const { key, state } of now)
        if (state.kind === 'sent') announceSent(key, state.reference);
      if (!stop.signal.aborted) setForms(now);
    };
    const changes = openChanges();
    changes.addEventListener('message', () => void refresh());
    const trySending = () => void sendAndRefresh(refresh);
    addEventListener('online', trySending, { signal: stop.signal });
    keepFormsBy(async (form) => {
      await putWaiting({ ...form, keptAtMs: Date.now(), state: { kind: 'waiting' } });
      await askForSync();
      await refresh();
    });
    trySending();
    return () => {
      stop.abort();
      changes.close();
    };
  }, []);

  return forms;
}

/** Sends what can be sent. */
export async function sendAndRefresh(refresh: () => Promise<void>): Promise<void> {
  try {
    await sendWaiting();
  } catch (error) {
    if (!(error instanceof StillOfflineError)) console.error('Sending forms failed:', error);
  }
  await refresh().catch((error: unknown) => console.error('Reading forms failed:', error));
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
