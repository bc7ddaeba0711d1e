import { formatQuery, type DirectoryQuery } from '#app/location/directory/directory-query.ts';
import type { InsurerContact } from '#app/location/use-insurer-contact.ts';
import figure from '#app/assets/figures/error.svg?url';
import { OtherWays } from './other-ways.tsx';

interface SearchFailedProps {
  readonly query: DirectoryQuery;
  readonly insurer: InsurerContact;
}

/** The directory could not be asked: try again, ask a person, or go on without it. */
export function SearchFailed({ query, insurer }: SearchFailedProps) {
  return (
    <div className="search-notice search-notice--wide" role="alert">
      <img src={figure} width="140" height="207" alt="" />
      <div>
        <h2>The list of hospitals cannot be reached just now</h2>
        <p>What you typed is still there. This usually passes within a minute.</p>
        <p>
          <a className="button" href={`/providers${formatQuery(query)}`}>
            Try again
          </a>
        </p>
        <OtherWays insurer={insurer} />
        <p>In an emergency, do not search: call 112 or go to the nearest hospital.</p>
      </div>
    </div>
  );
}
