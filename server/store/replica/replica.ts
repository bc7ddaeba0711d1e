import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Log } from '#server/log.ts';
import { withTimeout } from '#server/timers.ts';
import type { TurnReport } from './replica-thread.ts';
import type { ReplicaPlaces } from './replicator.ts';

/** In a build the thread's file is in the folder above (vite.config.ts). */
const thread = import.meta.env?.PROD ? '../replica-thread.js' : './replica-thread.ts';
const threadFile = new URL(thread, import.meta.url);

/** How late a replica may be before somebody should look; as in deploy/prometheus-alerts.yaml. */
export const longestBehindSeconds = 60;
const restartMs = 5000;
const longestStopMs = 8000;

/** Keeps a copy of the embedded store in a folder that another machine holds. */
export function createReplica(options: ReplicaPlaces & { readonly log: Log }) {
  const { dataFolder, folder, log } = options;
  let currentAtMs = Date.now();
  let worker: Worker | undefined;
  let isStopping = false;
  let failure: string | undefined;

  function take(report: TurnReport): void {
    if (report.kind === 'failed') return fail(report.reason);
    currentAtMs = report.atMs;
    if (failure !== undefined) log.info('replica written again');
    failure = undefined;
    const { isNewGeneration, bytes, tookMs } = report;
    const facts = { bytes, tookMs: Math.round(tookMs) };
    if (isNewGeneration) log.info(facts, 'replica started again');
    else if (bytes > 0) log.debug(facts, 'replica written');
  }

  /** Says it once, not every five seconds. */
  function fail(reason: string): void {
    if (reason === failure) return;
    failure = reason;
    log.error({ reason }, 'REPLICA_DIR: not written; leads are on this machine only');
  }

  function start(): void {
    worker = new Worker(threadFile, {
      workerData: { dataFolder, folder } satisfies ReplicaPlaces,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    worker.on('message', take);
    worker.on('error', (error) => fail(error.message));
    worker.once('exit', () => {
      worker = undefined;
      if (!isStopping) setTimeout(start, restartMs).unref();
    });
    worker.unref();
  }

  return {
    start,
    /** Ships what has come since, and ends. */
    async stop(): Promise<void> {
      isStopping = true;
      if (!worker) return;
      worker.ref();
      const ended = once(worker, 'exit');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      worker.postMessage('stop');
      await withTimeout(ended, longestStopMs).catch(() => {
        log.warn('REPLICA_DIR: does not answer; ended without it');
        // An exit waits for threads, and this one waits for the folder.
        process.once('exit', () => process.kill(process.pid, 'SIGKILL'));
      });
    },
    /** What was acknowledged before is in the replica; before the first turn, the time of the start. */
    currentAtMs: () => currentAtMs,
  };
}
