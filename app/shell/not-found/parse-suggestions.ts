/** A page that a visitor may have meant. */
export interface Suggestion {
  readonly title: string;
  readonly path: string;
}

/** Reads what a 404 suggests; nothing where it says nothing that can be understood. */
export function parseSuggestions(data: unknown): readonly Suggestion[] {
  if (typeof data !== 'object' || data === null || !('suggestions' in data)) return [];
  return Array.isArray(data.suggestions) ? data.suggestions.filter(isSuggestion) : [];
}

function isSuggestion(value: unknown): value is Suggestion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'path' in value &&
    typeof value.path === 'string' &&
    value.path.startsWith('/')
  );
}
