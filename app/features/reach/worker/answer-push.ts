import { parsePushMessage } from '../push/push-message.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import { worker } from './worker-scope.ts';

/** Address of the site's picture. */
declare const SITE_ICON: string;

/** A message goes to the page that is looked at; where none is, it becomes a notification. */
export async function answerPush(data: unknown): Promise<void> {
  const message = parsePushMessage(data, worker.location.origin);
  if (!message) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visible = windows.filter(({ visibilityState }) => visibilityState === 'visible');
  // One of them only, or each would open a tab.
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

/** A click on a notification opens what it leads to. */
export async function answerClick(notification: Notification): Promise<void> {
  notification.close();
  const { url } = notification.data as { readonly url?: string };
  await worker.clients.openWindow(url ?? '/');
}
