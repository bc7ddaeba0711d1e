import type { RouterContextProvider } from 'react-router';
import { contentContext, providerDirectoryContext } from '#app/context.ts';
import { parseQueryParts } from './directory/directory-query.ts';
import { DirectoryUnavailableError } from './directory/provider-directory.ports.ts';
import type { SearchOutcome } from './search-outcome.types.ts';

/** Searches by the parameters of an address; a directory that is out of reach is an outcome too. */
export async function findOutcome(
  context: Readonly<RouterContextProvider>,
  parameters: URLSearchParams,
): Promise<SearchOutcome> {
  const urgent = context.get(contentContext).urgent.find(parameters.get('q') ?? '');
  try {
    const result = await context.get(providerDirectoryContext).search(parameters);
    return { kind: 'found', urgent, ...result };
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    return { kind: 'failed', urgent, query: parseQueryParts(parameters) };
  }
}
