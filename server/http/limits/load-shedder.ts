import { monitorEventLoopDelay } from 'node:perf_hooks';

export type LoadShedder = ReturnType<typeof createLoadShedder>;

/** At about 300 pages a second, the last one waits less than half a second. */
export const mostAtWork = 128;
export const mostCostlyAtWork = 4;
/** Beyond this everything is late: cached pages, health checks, the outbox. */
export const longestDelayMs = 1000;
/** Below this the loop is late for another reason (an import, a start): refusing does not help. */
export const fewestAtWork = 24;

/**
 * Creates the load shedder of one process.
 * @param meter measures the delay of the event loop
 */
export function createLoadShedder(meter = measureDelay()) {
  let atWork = 0;
  let costlyAtWork = 0;

  function isTooMuch(isCostly: boolean): boolean {
    if (isCostly && costlyAtWork >= mostCostlyAtWork) return true;
    if (atWork >= mostAtWork) return true;
    return atWork >= fewestAtWork && meter.delayMs() > longestDelayMs;
  }

  return {
    /** Admits a request; call the result when it ends. Undefined when refused. */
    admit(isCostly: boolean): (() => void) | undefined {
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

/** Measures how late timers fired in the last window, on average. */
function measureDelay() {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  let readAt = performance.now();
  histogram.enable();
  const timer = setInterval(() => {
    // The histogram includes the intended wait, and its mean is NaN while it is empty.
    const meanMs = histogram.mean / 1e6 - resolutionMs;
    delayMs = Number.isFinite(meanMs) ? Math.max(0, meanMs) : 0;
    readAt = performance.now();
    histogram.reset();
  }, windowMs).unref();
  return {
    // A blocked loop updates nothing, so count the time since the last measurement.
    delayMs: () => Math.max(delayMs, performance.now() - readAt - windowMs),
    close(): void {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
