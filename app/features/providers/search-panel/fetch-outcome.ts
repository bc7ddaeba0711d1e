import { parseQueryParts } from '#app/location/directory/directory-query.ts';
import type { SearchOutcome } from '../search-outcome.ports.ts';

/**
 * Asks the site for the results of a search, named by the search part of its address.
 * @returns undefined when the signal has called it off
 */
export async function fetchOutcome(
  search: string,
  signal: AbortSignal,
): Promise<SearchOutcome | undefined> {
  try {
    const response = await fetch(`/providers.json${search}`, { signal });
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
