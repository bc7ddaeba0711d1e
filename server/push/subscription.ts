import * as v from 'valibot';
import type { PushSubscription } from 'web-push';
import { webAddress } from '#app/kernel/schema/url-schemas.ts';
import type { Store } from '#server/store/store.ts';

/** In base64url: an uncompressed point of P-256 (65 bytes from 0x04) and 16 bytes (RFC 8291). */
const keys = v.object({
  p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
});
const subscriptionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ endpoint: webAddress, expirationTime: v.exactOptional(v.nullable(v.number())), keys }),
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
  // Chromium that is not Google's own build.
  'jmt17.google.com',
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

/** Of a messaging library, which other programs send through: only kept. */
const opaqueToken = /^[\w:.=-]{1,300}$/;

/** Tells whether a token is one that a browser makes, for its maker's push service, or an opaque one. */
export function isPushToken(token: string): boolean {
  if (opaqueToken.test(token)) return true;
  const subscription = findSubscription(token);
  return subscription !== undefined && isPushService(subscription.endpoint, []);
}

/**
 * Pages send their token again in each month with a visit. Firebase, most browsers' push service,
 * takes one for expired after as many days without use.
 */
const tokenLifeMs = 270 * 24 * 60 * 60 * 1000;

/** Saves a browser's push token, or that it is still in use. @returns false when it was saved before */
export async function savePushToken(
  { tables }: Store,
  token: string,
  nowMs: number,
): Promise<boolean> {
  const expirationTime = findSubscription(token)?.expirationTime ?? Infinity;
  const life = { expires_at: Math.floor(Math.min(expirationTime, nowMs + tokenLifeMs)) };
  const known = await tables
    .updateTable('push_tokens')
    .set(life)
    .where('token', '=', token)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return false;
  await tables
    .insertInto('push_tokens')
    .values({ token, created_at: nowMs, ...life })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(life))
    .execute();
  return true;
}

/** Removes tokens that have expired; those of an earlier release hold no day of their own. */
export async function purgePushTokens({ tables }: Store, nowMs: number): Promise<void> {
  await tables
    .deleteFrom('push_tokens')
    .where((row) =>
      row(row.fn.coalesce('expires_at', row('created_at', '+', tokenLifeMs)), '<=', nowMs),
    )
    .execute();
}
