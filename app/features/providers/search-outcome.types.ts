import type { DirectoryQuery } from './directory/directory-query.ts';
import type { UrgentHelp } from '#app/site/urgent/urgent.ports.ts';
import type { DirectoryResult } from './directory/provider-directory.ports.ts';

export type SearchOutcome = DirectoryOutcome & {
  /** For those whose words say that they are in danger. */
  readonly urgent?: UrgentHelp | undefined;
};

type DirectoryOutcome =
  | ({ readonly kind: 'found' } & DirectoryResult)
  /** The directory, or the site itself, could not be reached. */
  | { readonly kind: 'failed'; readonly query: DirectoryQuery };
