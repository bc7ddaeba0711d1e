import type { PushSetting } from '#app/site/use-site.ts';
import { firstEngagement } from '#app/ui/engagement.ts';
import { linkTo, showNotice } from '../notices/notices.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import { parsePushMessage, type PushMessage } from './push-message.ts';

/** Stores the token that was saved last, and in which month. */
const savedKey = 'pushToken';

/** Asks for permission, subscribes and saves the token (specification, section 4). */
export async function startPush(
  registration: ServiceWorkerRegistration,
  setting: PushSetting,
): Promise<void> {
  if (!('PushManager' in window) || !('Notification' in window)) return;
  try {
    if (setting.ask === 'later' && Notification.permission === 'default') await firstEngagement();
    if ((await Notification.requestPermission()) !== 'granted') {
      console.error('Notifications: permission denied');
      return;
    }
    const token = JSON.stringify(await subscribe(registration, setting.publicKey));
    // The server forgets a token that is not saved again (`tokenLifeMs`).
    const saved = `${new Date().toISOString().slice(0, 7)} ${token}`;
    if (localStorage.getItem(savedKey) === saved) return;
    await saveToken(token);
    localStorage.setItem(savedKey, saved);
  } catch (error) {
    console.error('Push messages could not be set up:', error);
  }
}

/** Finds or makes this browser's subscription; a changed site key needs a new one. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const known = await pushManager.getSubscription();
  if (known && isForKey(known, publicKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(publicKey),
  });
}

/** @throws Error with the answer's status and text when the token is not saved */
async function saveToken(token: string): Promise<void> {
  const response = await fetch('/api/notifications/save-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

/** Decodes base64url. */
function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function isForKey(subscription: PushSubscription, publicKey: string): boolean {
  const made = subscription.options.applicationServerKey;
  if (!made) return false;
  const wanted = keyBytes(publicKey);
  const bytes = new Uint8Array(made);
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}

/** Shows a push message; its address opens in a new tab, or is linked where that is blocked. */
export function listenForPush(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind !== 'push') return;
    const message = parsePushMessage(data.message, location.origin);
    if (message && !(message.url && openInNewTab(message.url))) show(message);
  });
}

function show({ title, body, url }: PushMessage): void {
  const words = [body, ...(url ? [' ', linkTo(url, 'Open')] : [])];
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
