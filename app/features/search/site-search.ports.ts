import type { Edition } from '#app/site/edition.ts';

export type ResultKind = 'task' | 'page' | 'plan' | 'question' | 'post' | 'medicine' | 'facility';

/** In characters. */
export const longestQuestion = 100;

export interface SearchResult {
  readonly title: string;
  readonly path: string;
  /** What makes it a result, in a sentence or two. */
  readonly excerpt: string;
}

export interface SearchGroup {
  readonly kind: ResultKind;
  /** How many there are, shown or not. */
  readonly total: number;
  readonly results: readonly SearchResult[];
  /** Lists all of them; undefined when all are shown. */
  readonly allPath: string | undefined;
}

/** A page that somebody may have meant. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
}

/** Where the site is searched; implemented by the server. */
export interface SiteSearch {
  /**
   * Finds pages, plans, questions, posts, medicines and facilities; slips are forgiven where nothing is spelt
   * as asked.
   * @returns the kinds of which something was found, that of the best result first
   */
  search(words: string, edition: Edition): Promise<readonly SearchGroup[]>;
  /** Pages whose addresses or titles look like an address that does not exist; may be none. */
  findNear(path: string, edition: Edition): Promise<readonly PageLink[]>;
}
