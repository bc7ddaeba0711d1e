import type { DirectoryQuery } from '#app/features/providers/directory/directory-query.ts';
import type { DirectoryResult } from '#app/features/providers/directory/provider-directory.ports.ts';

export type SearchOutcome =
  | ({ readonly kind: 'found' } & DirectoryResult)
  /** The directory, or the site itself, could not be reached. */
  | { readonly kind: 'failed'; readonly query: DirectoryQuery };
