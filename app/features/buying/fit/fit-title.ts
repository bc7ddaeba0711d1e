import type { Edition } from '#app/site/edition.ts';

/** Names “Which plan fits me?”, and the links that lead to it. */
export function fitTitle(edition: Edition): string {
  return edition === 'NG' ? 'Which plan fits me?' : 'Which plan fits them?';
}
