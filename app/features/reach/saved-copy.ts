/** Name of the Server-Timing entry by which the worker tells a page that it is a saved copy. */
export const savedCopyTiming = 'saved-copy';

/** When the copy on screen was saved; undefined for a page from the network. */
export function savedCopyDate(): Date | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const { serverTiming } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const entry = serverTiming?.find(({ name }) => name === savedCopyTiming);
  return entry && new Date(Number(entry.description));
}
