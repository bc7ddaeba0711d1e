/** Name of the Server-Timing entry by which the worker says that a page comes from the device. */
export const savedCopyTiming = 'saved-copy';

/** Whether the worker has answered by itself: the network may be away. */
export function isFromDevice(): boolean {
  return findTiming() !== undefined;
}

/** When the copy on screen was saved; undefined for any other page. */
export function savedCopyDate(): Date | undefined {
  const savedAt = findTiming()?.description;
  return savedAt ? new Date(Number(savedAt)) : undefined;
}

function findTiming(): PerformanceServerTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const { serverTiming } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming?.find(({ name }) => name === savedCopyTiming);
}
