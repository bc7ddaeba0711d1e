import { useRef } from 'react';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { ProviderFilters } from './filters/provider-filters.tsx';
import { ProviderResults } from './results/provider-results.tsx';
import { SearchFailed } from './results/search-failed.tsx';
import type { TileMap } from './results-map/tile-map.ports.ts';
import { SearchPanel } from './search-panel/search-panel.tsx';
import { useLiveSearch } from './search-panel/use-live-search.ts';
import type { SearchOutcome } from './search-outcome.ports.ts';
import providersStyles from './providers.css?inline';

export interface ProvidersPageProps {
  readonly outcome: SearchOutcome;
  /** Undefined where no map tiles are configured. */
  readonly tileMap: TileMap | undefined;
}

/** Finding a hospital: a plain form, which searches while one types once scripts run. */
export function ProvidersPage({ outcome, tileMap }: ProvidersPageProps) {
  const formRef = useRef<HTMLFormElement>(null);
  useLiveSearch(formRef, outcome.query);
  return (
    <div className="providers">
      <Stylesheet name="providers" css={providersStyles} />
      <SearchPanel query={outcome.query} formRef={formRef} />
      <div className="wrap providers__body">
        {outcome.kind === 'found' ? (
          <>
            <ProviderFilters result={outcome} />
            <ProviderResults result={outcome} tileMap={tileMap} />
          </>
        ) : (
          <SearchFailed query={outcome.query} />
        )}
      </div>
    </div>
  );
}
