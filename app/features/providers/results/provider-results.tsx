import { useNavigation } from 'react-router';
import type { DirectoryResult } from '#app/location/directory/provider-directory.ports.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { filterSheetId } from '../filters/filter-sheet-id.ts';
import { MapOfResults } from '../results-map/map-of-results.tsx';
import type { TileMap } from '../results-map/tile-map.ports.ts';
import { SampleNote } from '../sample-note.tsx';
import { StateMap } from '../state-map/state-map.tsx';
import { FacilityRow } from './facility-row.tsx';
import { MoreResults } from './more-results.tsx';
import { NearMe } from './near-me.tsx';
import { NoResults } from './no-results.tsx';
import { countText, whereText } from './result-words.ts';
import { useSeenPages } from './use-seen-pages.ts';

interface ProviderResultsProps {
  readonly result: DirectoryResult;
  readonly tileMap: TileMap | undefined;
}

/** What was found: how many, the list, and how to see more of it. */
export function ProviderResults({ result, tileMap }: ProviderResultsProps) {
  const { items, firstPage } = useSeenPages(result);
  const isSearching = useNavigation().location?.pathname === '/providers';
  return (
    <div className="provider-results" aria-busy={isSearching}>
      <div className="provider-results__head">
        <output>
          <strong>{countText(result.total, result.query.types)}</strong> {whereText(result)}
        </output>
        <div className="provider-results__tools">
          <button
            type="button"
            className="button button--secondary button--small provider-results__filters"
            popoverTarget={filterSheetId}
          >
            <Icon name="filter" size={20} />
            Filters
          </button>
          <NearMe near={result.query.near} />
        </div>
      </div>
      {result.isSample && <SampleNote />}
      <StateMap query={result.query} />
      {tileMap && items.length > 0 && <MapOfResults items={items} tileMap={tileMap} />}
      {items.length > 0 ? (
        <>
          <ul className="provider-results__list far-parts">
            {items.map((item) => (
              <FacilityRow key={item.id} item={item} />
            ))}
          </ul>
          <MoreResults result={result} firstPage={firstPage} shown={items.length} />
        </>
      ) : (
        <NoResults result={result} />
      )}
      <p>
        <TextLink href="/hospital-network">How the network works, and what the bands mean</TextLink>
      </p>
    </div>
  );
}
