import type { Log } from '#server/logging/log.ts';

type Step = () => Promise<unknown> | void;

interface StopOptions {
  readonly log: Log;
  /** Run in order; the next runs even when one fails. */
  readonly steps: readonly Step[];
}

/** After this the process ends, whatever is left to do: sooner than service managers kill it. */
export const longestStopMs = 35_000;
/** SIGHUP comes from a closing terminal. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Stops the process at the first signal. Those that follow, of whatever kind, change nothing: a
 * service manager tells the whole process group, and a parent in it passes on what it is told.
 */
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
    log.warn('the stop took too long and was cut short');
    process.exit(0);
  }, longestStopMs);
  for (const step of steps) {
    try {
      await step();
    } catch (err) {
      log.error({ err }, 'a part of the site could not be stopped');
    }
  }
  process.exit(0);
}
