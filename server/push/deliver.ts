import { setTimeout as delay } from 'node:timers/promises';
import webPush, { type PushSubscription } from 'web-push';

export type Outcome = 'sent' | 'gone' | 'failed';

export interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Delivery {
  readonly vapid: Vapid;
  readonly payload: string;
  /** A push service replaces an undelivered message of the same topic. */
  readonly topic: string;
  readonly wait?: (delayMs: number) => Promise<unknown>;
}

const oneDayS = 24 * 60 * 60;
const timeoutMs = 20_000;
const mostTries = 3;
const longestWaitMs = 30_000;

/** Encrypts a message for one browser and sends it to that browser's push service. */
export async function deliver(
  subscription: PushSubscription,
  delivery: Delivery,
): Promise<Outcome> {
  const { wait = delay } = delivery;
  for (let tries = 1; ; tries += 1) {
    const response = await post(subscription, delivery);
    if (response?.ok) return 'sent';
    if (response?.status === 404 || response?.status === 410) return 'gone';
    const mayPass = !response || response.status === 429 || response.status >= 500;
    if (!mayPass || tries === mostTries) return 'failed';
    await wait(waitMs(response, tries));
  }
}

/** Builds the request. @throws Error when the token or the keys cannot be used */
export function requestFor(subscription: PushSubscription, { vapid, payload, topic }: Delivery) {
  return webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: vapid,
    TTL: oneDayS,
    contentEncoding: 'aes128gcm',
    topic,
  });
}

/** @returns undefined when there was no answer */
async function post(subscription: PushSubscription, delivery: Delivery) {
  const { endpoint, headers, body } = requestFor(subscription, delivery);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: textHeaders(headers),
      // A redirect would bypass the list of push services.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: new Uint8Array(body) }),
    });
    await response.body?.cancel();
    return response;
  } catch {
    return undefined;
  }
}

/** Drops the length, which fetch sets itself. */
function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}

function waitMs(response: Response | undefined, tries: number): number {
  const seconds = Number(response?.headers.get('retry-after'));
  return Math.min(seconds > 0 ? seconds * 1000 : 1000 * 4 ** (tries - 1), longestWaitMs);
}
