import type { Edition } from '#app/site/edition.ts';

/** Stands in for pages that are not on the device. */
export const offlinePath = '/offline';

/** The worker marks pages from the device with a Server-Timing entry of this name. */
export const savedCopyTiming = 'saved-copy';

/** Says in a copy's headers when it was saved. */
export const savedAtHeader = 'saved-at';

/** Names a cache for each edition, so that neither shows the other's pages. */
export function pageCacheName(edition: Edition): string {
  return `pages-${edition}`;
}

/** Whether the worker answered from the device: the network may be away. */
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
