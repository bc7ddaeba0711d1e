import {
  formatQuery,
  type DirectoryQuery,
} from '#app/features/providers/directory/directory-query.ts';
import type { InsurerContact } from '#app/site/contact/use-insurer-contact.ts';
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
        <p>In an emergency, call 112 or go to the nearest hospital.</p>
        <h2>We can’t load the list of hospitals</h2>
        <p>Your search is still here. Try again in a minute.</p>
        <p>
          <a className="button" href={`/providers${formatQuery(query)}`}>
            Try again
          </a>
        </p>
        <OtherWays insurer={insurer} />
      </div>
    </div>
  );
}
