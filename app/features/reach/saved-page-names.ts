import type { Edition } from '#app/location/edition.ts';

/** One cache for each edition: a page of one can never stand for the other's. */
export function pageCacheName(edition: Edition): string {
  return `pages-${edition}`;
}

/** When a page was kept; stands among the headers of its copy. */
export const savedAtHeader = 'saved-at';
