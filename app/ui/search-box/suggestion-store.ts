import type { Suggestion } from './suggestion.ts';

// Apart from what searches in them, which pages without a search field need not fetch.
let known: readonly Suggestion[] = [];

/** Keeps what the browser can suggest by itself: the topics and articles it has fetched. */
export function keepKnownSuggestions(suggestions: readonly Suggestion[]): void {
  known = suggestions;
}

export const knownSuggestions = () => known;
