import { startTransition, useRef, useState } from 'react';
import { formatQuery, parseQueryParts } from '../directory/directory-query.ts';
import type { SearchOutcome } from '../search-outcome.types.ts';

/** Searches without loading a page. The address follows what is shown, in place of the one before. */
export function useSearch(start: SearchOutcome) {
  const [outcome, setOutcome] = useState(start);
  const [isSearching, setIsSearching] = useState(false);
  const running = useRef<AbortController>(undefined);

  async function run(search: string, current: AbortController): Promise<void> {
    const answer = await fetchOutcome(search, current.signal);
    if (!answer || running.current !== current) return;
    running.current = undefined;
    const path = `/providers${formatQuery(answer.query)}`;
    window.history.replaceState(window.history.state, '', path);
    startTransition(() => {
      setOutcome(answer);
      setIsSearching(false);
    });
  }

  /** Looks for the search part of an address; a search under way is cancelled. */
  function ask(search: string): void {
    running.current?.abort();
    running.current = new AbortController();
    setIsSearching(true);
    void run(search, running.current);
  }

  /** @returns whether a search was under way, which now will not end */
  function cancel(): boolean {
    const wasSearching = running.current !== undefined;
    running.current?.abort();
    running.current = undefined;
    return wasSearching;
  }

  return { outcome, isSearching, ask, cancel };
}

async function fetchOutcome(
  search: string,
  signal: AbortSignal,
): Promise<SearchOutcome | undefined> {
  try {
    const response = await fetch(`/providers/results.json${search}`, { signal });
    return parseOutcome(await response.json()) ?? failed(search);
  } catch {
    return signal.aborted ? undefined : failed(search);
  }
}

/** Limits and proxies answer in words of their own. */
function parseOutcome(value: unknown): SearchOutcome | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  return value.kind === 'found' || value.kind === 'failed' ? (value as SearchOutcome) : undefined;
}

function failed(search: string): SearchOutcome {
  return { kind: 'failed', query: parseQueryParts(new URLSearchParams(search)) };
}
