import { formatQuery, type DirectoryQuery } from '#app/location/directory/directory-query.ts';
import figure from '#app/assets/figures/error.svg?url';
import { OtherWays } from './other-ways.tsx';

/** The directory could not be asked: try again, ask a person, or go on without it. */
export function SearchFailed({ query }: { readonly query: DirectoryQuery }) {
  return (
    <div className="search-notice search-notice--wide" role="alert">
      <img src={figure} width="140" height="207" alt="" />
      <div>
        <h2>The list of hospitals cannot be reached just now</h2>
        <p>What you typed is still there. This usually passes within a minute.</p>
        <p>
          {/* A full load: whatever broke on the way here starts afresh. */}
          <a className="button" href={`/providers${formatQuery(query)}`}>
            Try again
          </a>
        </p>
        <OtherWays />
        <p>In an emergency, do not search: call 112 or go to the nearest hospital.</p>
      </div>
    </div>
  );
}
