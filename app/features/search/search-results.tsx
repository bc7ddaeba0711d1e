import { formatNumber } from '#app/kernel/numbers/format-number.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { groupNames } from './group-names.ts';
import { ResultGroup } from './result-group.tsx';
import type { SearchGroup } from './site-search.ports.ts';

interface SearchResultsProps {
  readonly words: string;
  readonly groups: readonly SearchGroup[];
}

/** The results kind by kind, with a list of the kinds beside them. */
export function SearchResults({ words, groups }: SearchResultsProps) {
  const shown = groups.filter(({ results }) => results.length > 0);
  const others = groups.filter(({ results }) => results.length === 0);
  return (
    <div className="search__results">
      <nav aria-label="Kinds of results">
        <ul className="search__kinds">
          {shown.map(({ kind, total }) => (
            <li key={kind}>
              <a href={`#${kind}-results`}>
                {groupNames[kind].title} <span>{formatNumber(total)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {shown.map((group) => (
          <ResultGroup key={group.kind} group={group} />
        ))}
        {others.map(({ kind, total, allPath = '' }) => (
          <p key={kind} className="search__other">
            <Icon name={groupNames[kind].icon} size={28} />
            <a href={allPath} className="text-link">
              Look for “{words}” among {groupNames[kind].title.toLowerCase()} ({formatNumber(total)}
              )
            </a>
          </p>
        ))}
      </div>
    </div>
  );
}
