import { useState } from 'react';
import type { DirectoryResult, Widening } from '../directory/provider-directory.ports.ts';
import type { InsurerContact } from '#app/site/contact/insurer-contact.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import figure from '#app/assets/figures/not-found.svg?url';
import { formatNumber } from '#app/kernel/numbers.ts';
import { distanceInWords } from '../directory/distance.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { FacilitySummary } from '../directory/facility.types.ts';
import { filterSheetId, searchOf } from '../search-panel/search-form.ts';
import { MapOfResults } from '../results-map/map-of-results.tsx';
import type { TileMap } from '../results-map/tile-map.types.ts';
import { SearchNotes, countText, whereText, SampleNote } from './result-words.tsx';
import { StateMap } from '../state-map/state-map.tsx';
import { FacilityRow } from './facility-row.tsx';
import { MoreResults } from './more-results.tsx';
import { NearMe } from './near-me.tsx';
import { OtherWays } from './search-failed.tsx';

interface ProviderResultsProps {
  readonly result: DirectoryResult;
  readonly tileMap: TileMap | undefined;
  readonly insurer: InsurerContact;
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
      <div className="row row--apart provider-results__head">
        <output className="muted large">
          <strong className="text-strong">{countText(result.total, result.query.types)}</strong>{' '}
          {whereText(result)}
        </output>
        <div className="row provider-results__tools">
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
      <StateMap result={result} />
      {tileMap && items.length > 0 && <MapOfResults items={items} tileMap={tileMap} />}
      {items.length > 0 ? (
        <>
          <ul className="provider-results__list">
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

/** An address that was saved while there was more. */
function PastTheEnd({ query }: Pick<DirectoryResult, 'query'>) {
  return (
    <div className="stack start">
      <h2 className="small-title">There are no more results</h2>
      <ButtonLink href={`/providers${searchOf(query)}`} kind="secondary" small>
        Go to the first results
      </ButtonLink>
    </div>
  );
}

function NoResults({ result, insurer }: Pick<ProviderResultsProps, 'result' | 'insurer'>) {
  const { widenings, query, total } = result;
  if (total > 0) return <PastTheEnd query={query} />;
  return (
    <div className="stack stack--6 search-notice">
      <img className="ink-drawing" src={figure} width="140" height="207" alt="" />
      <div className="stack start">
        <h2 className="small-title">No hospitals match your search</h2>
        {widenings.length > 0 && (
          <p>{widenings.length === 1 ? 'Try this:' : 'Try one of these:'}</p>
        )}
        <ul className="row row--close">
          {widenings.map((widening) => (
            <li key={widening.search}>
              <ButtonLink href={`/providers${widening.search}`} kind="secondary" small>
                {wideningText(widening, countText(widening.count, query.types))}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <OtherWays insurer={insurer} />
      </div>
    </div>
  );
}

function wideningText({ kind, name, count, distanceKm }: Widening, counted: string): string {
  switch (kind) {
    case 'lga':
    case 'state': {
      const far = distanceKm === null ? '' : `, ${distanceInWords(distanceKm)} away`;
      return `${counted} in ${name}${far}`;
    }
    case 'fewer-filters':
      return `Clear filters (${formatNumber(count)})`;
    case 'no-text':
      return `Clear search words (${formatNumber(count)})`;
    case 'nigeria':
      return `Search all of Nigeria (${formatNumber(count)})`;
  }
}

interface SeenPages {
  /** The query without its page: another one starts over. */
  readonly search: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly items: readonly FacilitySummary[];
}

/** A page asked for after the one on screen joins it; any other page stands alone. */
function useSeenPages(result: DirectoryResult): SeenPages {
  const [shown, setShown] = useState(() => ({ result, seen: begin(result) }));
  if (shown.result === result) return shown.seen;
  const seen = follow(shown.seen, result);
  setShown({ result, seen });
  return seen;
}

function begin(result: DirectoryResult): SeenPages {
  const { page } = result.query;
  return { search: searchOf(result.query), firstPage: page, lastPage: page, items: result.items };
}

function follow(seen: SeenPages, result: DirectoryResult): SeenPages {
  const { page } = result.query;
  if (seen.search !== searchOf(result.query) || page !== seen.lastPage + 1) return begin(result);
  return { ...seen, lastPage: page, items: [...seen.items, ...result.items] };
}
