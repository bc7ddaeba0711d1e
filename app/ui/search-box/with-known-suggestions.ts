import { foldedWords, foldText } from '#app/kernel/fold-text.ts';
import { knownSuggestions } from './suggestion-store.ts';
import { mostSuggestions, type Suggestion } from './suggestion.ts';

/** Adds to the server's suggestions those that the browser knows, and has nothing else offline. */
export function withKnownSuggestions(
  found: readonly Suggestion[],
  typed: string,
): readonly Suggestion[] {
  const beginnings = foldedWords(typed);
  const paths = new Set(found.map(({ path }) => path));
  const others = knownSuggestions().filter(
    ({ title, path }) => !paths.has(path) && begins(title, beginnings),
  );
  return [...found, ...others].slice(0, mostSuggestions);
}

function begins(title: string, beginnings: readonly string[]): boolean {
  const words = foldText(title).split(' ');
  // Letters of other scripts fold to nothing.
  if (beginnings.length === 0) return false;
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
