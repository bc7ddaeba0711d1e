import { useEffect, useRef } from 'react';
import type { InsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { ProviderFilters } from './filters/provider-filters.tsx';
import { ProviderResults } from './results/provider-results.tsx';
import { titleOf } from './results/result-words.ts';
import { SearchFailed } from './results/search-failed.tsx';
import type { TileMap } from './results-map/tile-map.types.ts';
import { SearchPanel } from './search-panel/search-panel.tsx';
import { useLiveSearch } from './search-panel/use-live-search.ts';
import type { SearchOutcome } from './search-outcome.types.ts';

export interface ProviderSearchProps {
  /** What the address leads to. */
  readonly outcome: SearchOutcome;
  /** Undefined where no map tiles are configured. */
  readonly tileMap: TileMap | undefined;
  readonly insurer: InsurerContact;
}

/** Finding a hospital: a plain form, which searches while one types once scripts run. */
export function ProviderSearch({ outcome: start, tileMap, insurer }: ProviderSearchProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { outcome, isSearching, ask } = useLiveSearch(formRef, start);
  const { query } = outcome;
  const title = `${titleOf(outcome)} | ${insurer.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <SearchPanel query={query} formRef={formRef} />
      <div className="wrap providers__body">
        {outcome.kind === 'found' ? (
          <>
            <ProviderFilters result={outcome} />
            <ProviderResults
              result={outcome}
              tileMap={tileMap}
              insurer={insurer}
              isSearching={isSearching}
              onMore={ask}
            />
          </>
        ) : (
          <SearchFailed query={query} insurer={insurer} />
        )}
      </div>
    </>
  );
}
