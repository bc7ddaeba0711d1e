import { parseQueryParts } from '#app/features/providers/directory/directory-query.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import type { SearchOutcome } from './search-outcome.types.ts';

/** Searches by the parameters of an address; a directory that is out of reach is an outcome too. */
export async function findOutcome(
  directory: ProviderDirectory,
  parameters: URLSearchParams,
): Promise<SearchOutcome> {
  try {
    return { kind: 'found', ...(await directory.search(parameters)) };
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    return { kind: 'failed', query: parseQueryParts(parameters) };
  }
}
