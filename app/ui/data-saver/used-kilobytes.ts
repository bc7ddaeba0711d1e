/** Kilobytes that this page has brought over the network so far; what was at hand counts nothing. */
export function usedKilobytes(): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return Math.ceil(bytes / 1000);
}

/** Calls back when more has come. @returns what ends it */
export function watchUse(onMore: () => void): () => void {
  const observer = new PerformanceObserver(onMore);
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
