import type { PushSetting } from '#app/location/use-site.ts';
import { firstMoment } from '#app/ui/moment/moment.ts';
import { isForKey, keyBytes } from './vapid-key.ts';

const savedKey = 'pushToken';

/**
 * Asks for the permission, signs this browser up and saves its token (specification, section 4).
 * Whatever goes wrong is logged and nothing else.
 */
export async function startPush(
  registration: ServiceWorkerRegistration,
  setting: PushSetting,
): Promise<void> {
  if (!('PushManager' in window) || !('Notification' in window)) return;
  try {
    if (setting.ask === 'later' && Notification.permission === 'default') await firstMoment();
    if ((await Notification.requestPermission()) !== 'granted') {
      console.error('Notifications: permission denied');
      return;
    }
    const token = JSON.stringify(await subscribe(registration, setting.publicKey));
    if (localStorage.getItem(savedKey) === token) return;
    await saveToken(token);
    localStorage.setItem(savedKey, token);
  } catch (error) {
    console.error('Push messages could not be set up:', error);
  }
}

/** This browser's subscription; made anew when the site's key has changed. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const known = await pushManager.getSubscription();
  if (known && isForKey(known, publicKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(publicKey),
  });
}

/** @throws Error with the status and the words of the answer when it is not kept */
async function saveToken(token: string): Promise<void> {
  const response = await fetch('/api/notifications/save-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
