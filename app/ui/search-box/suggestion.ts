export type SuggestionKind =
  'task' | 'page' | 'plan' | 'question' | 'post' | 'topic' | 'medicine' | 'facility' | 'urgent';

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

/** More than these are not read. */
export const mostSuggestions = 8;
