import { linkTo, showNotice } from '../notices/notices.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import { parsePushMessage, type PushMessage } from './push-message.ts';

/** Shows a push message; its address opens in a new tab, or is linked where that is blocked. */
export function listenForPush(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind !== 'push') return;
    const message = parsePushMessage(data.message, location.origin);
    if (message && !(message.url && openInNewTab(message.url))) show(message);
  });
}

function show({ title, body, url }: PushMessage): void {
  const words = [body, ...(url ? [' ', linkTo(url, 'Open', true)] : [])];
  showNotice({ id: 'push', icon: 'message-circle', title, words, onClose: () => undefined });
}

/** @returns false where the browser has kept the tab from opening */
function openInNewTab(url: string): boolean {
  // With "noopener" a browser would not tell whether it opened one.
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
