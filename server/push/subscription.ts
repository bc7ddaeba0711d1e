import * as v from 'valibot';
import type { PushSubscription } from 'web-push';
import { webAddress } from '#server/url-schemas.ts';
import type { Store } from '#server/store/store.ts';

const base64Url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+=*$/));
const subscriptionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ endpoint: webAddress, keys: v.object({ p256dh: base64Url, auth: base64Url }) }),
);

/** Reads a saved token, which is a browser's PushSubscription as JSON; undefined when it is none. */
export function findSubscription(token: string): PushSubscription | undefined {
  const parsed = v.safeParse(subscriptionSchema, token);
  return parsed.success ? parsed.output : undefined;
}

/** Hosts of the push services of browsers, whole or after a dot. */
const knownHosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Whether a message may be sent to an endpoint. Anybody can save a token, so an endpoint is a
 * stranger's word: without this list one could have the server call any address of its network.
 * @param allowedHosts more hosts, with their ports, which may be called without TLS
 */
export function isPushService(endpoint: string, allowedHosts: readonly string[]): boolean {
  const { protocol, host, hostname } = new URL(endpoint);
  if (allowedHosts.includes(host)) return true;
  if (protocol !== 'https:' || host !== hostname) return false;
  return knownHosts.some((known) => hostname === known || hostname.endsWith(`.${known}`));
}

/** Saves a browser's push token. @returns false when it was already saved */
export async function savePushToken(store: Store, token: string, nowMs: number): Promise<boolean> {
  const result = await store.tables
    .insertInto('push_tokens')
    .values({ token, created_at: nowMs })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}
