import type { DirectoryQuery } from '#app/location/directory/directory-query.ts';
import type { DirectoryResult } from '#app/location/directory/provider-directory.ports.ts';

/** What a search came to. */
export type SearchOutcome =
  | ({ readonly kind: 'found' } & DirectoryResult)
  /** The directory, or the site itself, could not be reached. */
  | { readonly kind: 'failed'; readonly query: DirectoryQuery };
