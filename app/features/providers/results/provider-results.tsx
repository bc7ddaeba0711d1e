import type { DirectoryResult } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { InsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { filterSheetId } from '../filters/filter-sheet-id.ts';
import { MapOfResults } from '../results-map/map-of-results.tsx';
import type { TileMap } from '../results-map/tile-map.types.ts';
import { SearchNotes } from './search-notes.tsx';
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
  readonly insurer: InsurerContact;
  /** Other results are on their way. */
  readonly isSearching: boolean;
  /** Adds the results of another page, by its search part of the address. */
  readonly onMore: (search: string) => void;
}

/** The number of results, the list and the pagination. */
export function ProviderResults(props: ProviderResultsProps) {
  const { result, tileMap, insurer, isSearching, onMore } = props;
  const { items, firstPage } = useSeenPages(result);
  return (
    <div className="stack" aria-busy={isSearching}>
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
      <SearchNotes result={result} />
      {result.isSample && <SampleNote phone={insurer.phone} />}
      <StateMap query={result.query} />
      {tileMap && items.length > 0 && <MapOfResults items={items} tileMap={tileMap} />}
      {items.length > 0 ? (
        <>
          <ul className="provider-results__list cv-auto-children">
            {items.map((item) => (
              <FacilityRow key={item.id} item={item} edition={insurer.edition} />
            ))}
          </ul>
          <MoreResults result={result} firstPage={firstPage} shown={items.length} onMore={onMore} />
        </>
      ) : (
        <NoResults result={result} insurer={insurer} />
      )}
      <p>
        <TextLink href="/hospital-network">
          See how the network works and what the bands mean
        </TextLink>
      </p>
    </div>
  );
}
