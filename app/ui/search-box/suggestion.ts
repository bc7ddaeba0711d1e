export type SuggestionKind = 'page' | 'plan' | 'question' | 'post' | 'topic' | 'facility';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly title: string;
  readonly path: string;
  /** Tells it from others of its kind. */
  readonly note?: string;
}

/** What GET /api/suggestions answers. */
export interface SuggestionAnswer {
  readonly items: readonly Suggestion[];
}

const fewestLetters = 2;

/** Tells whether a search has too few letters to run. */
export function isTooShort(words: string): boolean {
  return (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < fewestLetters;
}

/** More than these are not read. */
export const mostSuggestions = 8;
