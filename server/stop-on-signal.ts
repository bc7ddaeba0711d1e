import type { Log } from '#server/log.ts';

type Step = () => Promise<unknown> | void;

interface StopOptions {
  readonly log: Log;
  /** Run in order, even after a failure. */
  readonly steps: readonly Step[];
}

/** Exits after this time, before service managers kill the process. */
export const longestStopMs = 35_000;
/** SIGHUP comes from a closing terminal. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Stops at the first signal and ignores the rest: a process group gets several. */
export function stopOnSignal(options: StopOptions): void {
  let isStopping = false;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      options.log.info({ signal }, 'stopping');
      void stop(options);
    });
  }
}

async function stop({ log, steps }: StopOptions): Promise<never> {
  setTimeout(() => {
    log.warn('shutdown timed out');
    process.exit(0);
  }, longestStopMs);
  for (const step of steps) {
    try {
      await step();
    } catch (err) {
      log.error({ err }, 'shutdown step failed');
    }
  }
  process.exit(0);
}
