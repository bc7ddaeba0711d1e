import type { Suggestion, SuggestionAnswer } from './suggestion.ts';

/** After this an answer comes too late to help. */
const slowMs = 4000;

/** Asks the server for suggestions; none where it cannot be reached, is busy or too slow. */
export async function fetchSuggestions(
  words: string,
  request: AbortController,
): Promise<readonly Suggestion[]> {
  const slow = setTimeout(() => request.abort(), slowMs);
  try {
    const address = `/api/suggestions?${new URLSearchParams({ q: words })}`;
    const response = await fetch(address, { signal: request.signal });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isAnswer(answer) ? answer.items : [];
  } catch {
    return [];
  } finally {
    clearTimeout(slow);
  }
}

/** Proxies answer in words of their own. */
function isAnswer(value: unknown): value is SuggestionAnswer {
  return (
    typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
  );
}
