import figure from '#app/assets/figures/not-found.svg?url';
import { formatNumber } from '#app/kernel/numbers/format-number.ts';
import { distanceInWords } from '#app/location/directory/distance.ts';
import type {
  DirectoryResult,
  Widening,
} from '#app/location/directory/provider-directory.ports.ts';
import type { InsurerContact } from '#app/location/use-insurer-contact.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { countText } from './result-words.ts';
import { OtherWays } from './other-ways.tsx';

interface NoResultsProps {
  readonly result: DirectoryResult;
  readonly insurer: InsurerContact;
}

/** Nothing was found: the nearest places that have it, the same with fewer wishes, a person. */
export function NoResults({ result, insurer }: NoResultsProps) {
  const { widenings, query } = result;
  return (
    <div className="search-notice">
      <img src={figure} width="140" height="207" alt="" />
      <div>
        <h2>Nothing fits all of that</h2>
        {widenings.length > 0 && <p>Here is what comes closest:</p>}
        <ul className="search-notice__choices">
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
      return `Drop the filters (${formatNumber(count)})`;
    case 'no-text':
      return `Drop what you typed (${formatNumber(count)})`;
    case 'nigeria':
      return `Look in all of Nigeria (${formatNumber(count)})`;
  }
}
