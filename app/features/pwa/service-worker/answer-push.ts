import { parsePushMessage } from '../push/push-message.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import { worker } from './worker-scope.ts';

declare const SITE_ICON: string;

/** Passes a message to the visible page; without one, shows a notification. */
export async function answerPush(data: unknown): Promise<void> {
  const message = parsePushMessage(data, worker.location.origin);
  if (!message) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visible = windows.filter(({ visibilityState }) => visibilityState === 'visible');
  // Only one, or each would open a tab.
  const inFront = visible.find(({ focused }) => focused) ?? visible[0];
  if (inFront) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has one origin
    inFront.postMessage({ kind: 'push', message } satisfies WorkerMessage);
    return;
  }
  const { title, body, url, tag } = message;
  await worker.registration.showNotification(title, {
    body,
    icon: SITE_ICON,
    data: { url },
    ...(tag !== undefined && { tag }),
  });
}

/** Opens a clicked notification's address. */
export async function answerClick(notification: Notification): Promise<void> {
  notification.close();
  const { url } = notification.data as { readonly url?: string };
  await worker.clients.openWindow(url ?? '/');
}
