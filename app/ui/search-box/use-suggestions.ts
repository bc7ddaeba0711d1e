import { useRef, useState } from 'react';
import { withKnownSuggestions } from './with-known-suggestions.ts';
import { isTooShort } from './is-too-short.ts';
import type { Suggestion, SuggestionAnswer } from './suggestion.ts';

/** Typists pause longer than this between words, not between letters. */
const typingPauseMs = 120;

interface FoundSuggestions {
  readonly words: string;
  readonly items: readonly Suggestion[];
}

const nothing: FoundSuggestions = { words: '', items: [] };

/** Suggestions for what is being typed. A newer question cancels the one before. */
export function useSuggestions(onFound: () => void) {
  const [found, setFound] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  function cancel(): void {
    clearTimeout(timer.current);
    running.current?.abort();
    running.current = undefined;
  }

  async function run(words: string): Promise<void> {
    const request = new AbortController();
    running.current = request;
    const items = await fetchSuggestions(words, request);
    if (running.current !== request) return;
    running.current = undefined;
    setFound({ words, items: withKnownSuggestions(items, words) });
    onFound();
  }

  function ask(typed: string): void {
    cancel();
    const words = typed.replace(/\s+/g, ' ').trim();
    if (isTooShort(words)) setFound(nothing);
    else timer.current = setTimeout(() => void run(words), typingPauseMs);
  }

  return { found, ask, cancel };
}

/** After this an answer comes too late to help. */
const slowMs = 4000;

/** Asks the server for suggestions; none where it cannot be reached, is busy or too slow. */
async function fetchSuggestions(
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
