import type { Page } from 'playwright';

/** The browser rounds to eight milliseconds and tells nothing faster than two frames. */
const leastToldMs = 16;

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Notes from the next page on how long each tap and key takes to its next paint. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const durationsMs: number[] = [];
    Object.assign(window, { durationsMs });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Interaction[]) {
        if (entry.interactionId) durationsMs.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, leastToldMs);
}

/** The slowest interaction since the page was opened. */
export async function slowestInteractionMs(page: Page): Promise<number> {
  // Reported in a separate task, some time after the paint.
  await page.waitForTimeout(300);
  const durationsMs = await page.evaluate(
    () => (window as unknown as { readonly durationsMs: readonly number[] }).durationsMs,
  );
  return Math.max(leastToldMs, ...durationsMs);
}
