import pLimit from 'p-limit';
import type { Store } from '#server/store/store.ts';
import type { PushRunRow, PushTokenRow } from '#server/store/schema.ts';
import { countTokens, nextTokens, recordProgress, subscriptionsIn } from './push-runs.ts';
import { findSubscription, isPushService } from './subscription.ts';
import { setTimeout as delay } from 'node:timers/promises';
import webPush, { type PushSubscription } from 'web-push';

interface Sending {
  readonly store: Store;
  readonly run: PushRunRow;
  readonly delivery: Delivery;
  readonly concurrency: number;
  readonly allowedHosts: readonly string[];
  /** Stops after the current batch, so that no browser gets the message twice. */
  readonly stop: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
  readonly now?: () => number;
}

const batchSize = 50;

/** Sends a run's message to every remaining token; a killed run repeats at most one batch. */
export async function sendPush(sending: Sending): Promise<PushRunRow> {
  const { store, stop, onProgress, now = Date.now } = sending;
  let { run } = sending;
  const total = doneOf(run) + (await countLeft(store, run));
  onProgress(doneOf(run), total);
  while (!stop.aborted) {
    const batch = await nextTokens(store, run, batchSize);
    if (batch.length === 0) return finish(store, run, now());
    run = await sendNext(run, batch, sending);
    onProgress(doneOf(run), total);
  }
  return run;
}

async function finish(store: Store, run: PushRunRow, nowMs: number): Promise<PushRunRow> {
  const finished = { ...run, finished_at: nowMs };
  await recordProgress(store, finished, []);
  return finished;
}

/** Sends one batch. @returns the run after it */
async function sendNext(
  run: PushRunRow,
  batch: readonly PushTokenRow[],
  sending: Sending,
): Promise<PushRunRow> {
  const tokens = batch.map(({ token }) => token);
  const limit = pLimit(sending.concurrency);
  const outcomes = await limit.map(tokens, (token) => sendToken(token, sending));
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const last = batch.at(-1);
  const next: PushRunRow = {
    ...run,
    cursor_at: last?.created_at ?? run.cursor_at,
    cursor_token: last?.token ?? run.cursor_token,
    sent: run.sent + count('sent'),
    gone: run.gone + count('gone'),
    failed: run.failed + count('failed'),
  };
  const gone = tokens.filter((_token, index) => outcomes[index] === 'gone');
  await recordProgress(sending.store, next, gone);
  return next;
}

function doneOf({ sent, gone, failed }: PushRunRow): number {
  return sent + gone + failed;
}

async function countLeft(store: Store, run: PushRunRow): Promise<number> {
  // Expired tokens have been removed; sent and failed ones have not.
  return (await countTokens(store, run)) - run.sent - run.failed;
}

async function sendToken(token: string, { delivery, allowedHosts }: Sending): Promise<Outcome> {
  const subscription = findAllowed(token, allowedHosts);
  if (!subscription) return 'failed';
  try {
    return await deliver(subscription, delivery);
  } catch {
    // The token's key is not valid.
    return 'failed';
  }
}

function findAllowed(token: string, allowedHosts: readonly string[]) {
  const subscription = findSubscription(token);
  return subscription && isPushService(subscription.endpoint, allowedHosts)
    ? subscription
    : undefined;
}

type DryRun = Pick<Sending, 'allowedHosts'> & Pick<Delivery, 'vapid'>;

/** Encrypts for every token, sends nothing and summarises the result in one line. */
export async function dryRun(store: Store, { vapid, allowedHosts }: DryRun): Promise<string> {
  const rows = await subscriptionsIn(store).select('token').execute();
  const usable = rows.filter(({ token }) => {
    const subscription = findAllowed(token, allowedHosts);
    try {
      return subscription && requestFor(subscription, { vapid, payload: '{}', topic: 'dry-run' });
    } catch {
      return false;
    }
  });
  return `Dry run, nothing sent: ${usable.length} of ${rows.length} tokens would receive the message.`;
}

type Outcome = 'sent' | 'gone' | 'failed';

export interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Delivery {
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
async function deliver(subscription: PushSubscription, delivery: Delivery): Promise<Outcome> {
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
function requestFor(subscription: PushSubscription, { vapid, payload, topic }: Delivery) {
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
