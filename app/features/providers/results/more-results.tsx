import type { MouseEvent } from 'react';
import { formatNumber } from '#app/kernel/numbers.ts';
import { formatQuery, pageSize } from '../directory/directory-query.ts';
import type { DirectoryResult } from '../directory/provider-directory.ports.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

interface MoreResultsProps {
  readonly result: DirectoryResult;
  readonly firstPage: number;
  /** Number of results in the list. */
  readonly shown: number;
  /** Adds the results of another page, by its search part of the address. */
  readonly onMore: (search: string) => void;
}

/** Leads to the next results, and before the first ones where the address begins later. */
export function MoreResults({ result, firstPage, shown, onMore }: MoreResultsProps) {
  const { query, total } = result;
  const from = (firstPage - 1) * pageSize;
  const rest = total - from - shown;
  const searchOf = (page: number) => formatQuery({ ...query, page });
  const next = searchOf(query.page + 1);
  return (
    <nav className="row row--middle note provider-results__more" aria-label="More results">
      {rest > 0 && (
        <ButtonLink
          href={`/providers${next}`}
          kind="secondary"
          onClick={(event) => {
            if (!opensHere(event)) return;
            event.preventDefault();
            onMore(next);
          }}
        >
          Show {Math.min(rest, pageSize)} more
        </ButtonLink>
      )}
      <span>
        {from > 0 ? `${from + 1} to ${from + shown}` : shown} of {formatNumber(total)}
      </span>
      {from > 0 && (
        <TextLink href={`/providers${searchOf(firstPage - 1)}`}>
          Show the {pageSize} before
        </TextLink>
      )}
    </nav>
  );
}

/** Leaves a press that asks for another tab or window to the browser. */
function opensHere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
