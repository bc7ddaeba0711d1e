import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Turns requests away before so many are being worked on that all of them take too long. */
export interface LoadShedder {
  /**
   * Lets a request in.
   * @param isCostly whether it takes the processor for long: documents, drawn pictures
   * @returns what to call when it has ended; undefined when it has to come again later
   */
  admit(isCostly: boolean): (() => void) | undefined;
  close(): void;
}

interface LoadShedderOptions {
  /** How late the event loop is; measured when left out. */
  readonly findDelayMs?: () => number;
}

/** At about 300 pages a second the last of them waits less than half a second. */
export const mostAtWork = 128;
export const mostCostlyAtWork = 4;
/** Later than that, everything is late: cached pages, health, the outbox. */
export const longestDelayMs = 1000;
/** A loop that is late for another reason (an import, a start) is not made better by refusals. */
export const fewestAtWork = 24;

/** Creates the shedder of one process. */
export function createLoadShedder(options: LoadShedderOptions = {}): LoadShedder {
  const meter = options.findDelayMs
    ? { delayMs: options.findDelayMs, close: () => undefined }
    : measureDelay();
  let atWork = 0;
  let costlyAtWork = 0;

  function isTooMuch(isCostly: boolean): boolean {
    if (isCostly && costlyAtWork >= mostCostlyAtWork) return true;
    if (atWork >= mostAtWork) return true;
    return atWork >= fewestAtWork && meter.delayMs() > longestDelayMs;
  }

  return {
    admit(isCostly) {
      if (isTooMuch(isCostly)) return undefined;
      atWork += 1;
      if (isCostly) costlyAtWork += 1;
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        atWork -= 1;
        if (isCostly) costlyAtWork -= 1;
      };
    },
    close: () => meter.close(),
  };
}

const resolutionMs = 10;
const windowMs = 500;

/** How late timers came in the last window, on average. */
function measureDelay() {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  let readAt = performance.now();
  histogram.enable();
  const timer = setInterval(() => {
    // What it records includes the time it meant to wait; NaN where nothing was recorded.
    const meanMs = histogram.mean / 1e6 - resolutionMs;
    delayMs = Number.isFinite(meanMs) ? Math.max(0, meanMs) : 0;
    readAt = performance.now();
    histogram.reset();
  }, windowMs).unref();
  return {
    // A loop too busy to come to its timers is late by at least that.
    delayMs: () => Math.max(delayMs, performance.now() - readAt - windowMs),
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
