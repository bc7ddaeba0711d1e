import { linkTo } from '../notices/link-to.ts';
import { showNotice } from '../notices/notices.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import { parsePushMessage, type PushMessage } from './push-message.ts';

/**
 * Shows a message that comes while this page is looked at. One with an address opens it in a new tab;
 * where the browser does not let pages do that by themselves, the message stays with its link.
 */
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
  // With "noopener" a browser would not say whether it has opened one.
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
