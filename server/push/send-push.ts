import type { Store } from '#server/store/store.ts';
import type { PushRunRow, PushTokenRow } from '#server/store/schema.ts';
import { deliver, type Delivery, type Outcome } from './deliver.ts';
import { countTokens, nextTokens, recordProgress } from './push-runs.ts';
import { findSubscription, isPushService } from './subscription.ts';

interface Sending {
  readonly store: Store;
  readonly run: PushRunRow;
  readonly delivery: Delivery;
  /** How many are on their way at once. */
  readonly concurrency: number;
  readonly allowedHosts: readonly string[];
  /** Stops after the batch that is on its way, so that nobody gets the message twice. */
  readonly stop: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
  readonly now?: () => number;
}

const batchSize = 50;

/**
 * Sends a run's message to every token that it has not reached yet. After each batch the store
 * knows how far it has come: a run that was killed repeats one batch at most, and the topic and tag
 * that all its messages share let a browser show the repeat once.
 * @returns the run as it stands; finished unless it was told to stop
 */
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

/** Sends one batch. @returns the run as it stands after it */
async function sendNext(
  run: PushRunRow,
  batch: readonly PushTokenRow[],
  sending: Sending,
): Promise<PushRunRow> {
  const tokens = batch.map(({ token }) => token);
  const outcomes = await sendBatch(tokens, sending);
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
  // What was sent to or failed is still there; what was gone is not.
  return (await countTokens(store, run)) - run.sent - run.failed;
}

/** Delivers to a batch, so many at once. */
async function sendBatch(tokens: readonly string[], sending: Sending): Promise<Outcome[]> {
  const outcomes: Outcome[] = Array.from(tokens, () => 'failed');
  const queue = tokens.entries();
  async function work(): Promise<void> {
    // All workers take from the one queue.
    for (const [index, token] of queue) outcomes[index] = await sendToken(token, sending);
  }
  await Promise.all(Array.from({ length: sending.concurrency }, work));
  return outcomes;
}

async function sendToken(token: string, { delivery, allowedHosts }: Sending): Promise<Outcome> {
  const subscription = findSubscription(token);
  if (!subscription || !isPushService(subscription.endpoint, allowedHosts)) return 'failed';
  try {
    return await deliver(subscription, delivery);
  } catch {
    // A key that is none cannot be encrypted for.
    return 'failed';
  }
}
