import { parseQueryParts } from '#app/features/providers/directory/directory-query.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import type { Urgent } from '#app/site/urgent/urgent.ports.ts';
import type { SearchOutcome } from './search-outcome.types.ts';

interface OutcomeSources {
  readonly directory: ProviderDirectory;
  readonly urgent: Pick<Urgent, 'find'>;
}

/** Searches by the parameters of an address; a directory that is out of reach is an outcome too. */
export async function findOutcome(
  { directory, urgent: { find } }: OutcomeSources,
  parameters: URLSearchParams,
): Promise<SearchOutcome> {
  const urgent = find(parameters.get('q') ?? '');
  try {
    return { kind: 'found', urgent, ...(await directory.search(parameters)) };
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    return { kind: 'failed', urgent, query: parseQueryParts(parameters) };
  }
}
