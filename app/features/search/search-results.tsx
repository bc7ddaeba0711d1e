import { Link } from 'react-router';
import { groupNames } from './group-names.ts';
import { ResultGroup } from './result-group.tsx';
import type { SearchGroup } from './site-search.ports.ts';

interface SearchResultsProps {
  readonly groups: readonly SearchGroup[];
}

/** The results kind by kind, with a list of the kinds beside them. */
export function SearchResults({ groups }: SearchResultsProps) {
  return (
    <div className="search__results">
      <nav aria-label="Kinds of results">
        <ul className="search__kinds">
          {groups.map(({ kind, total }) => (
            <li key={kind}>
              <Link to={`#${kind}s`} replace>
                {groupNames[kind].title} <span>{total.toLocaleString('en-NG')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map((group) => (
          <ResultGroup key={group.kind} group={group} />
        ))}
      </div>
    </div>
  );
}
