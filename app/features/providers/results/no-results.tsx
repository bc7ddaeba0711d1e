import figure from '#app/assets/figures/not-found.svg?url';
import { formatNumber } from '#app/kernel/numbers.ts';
import { distanceInWords } from '#app/features/providers/directory/distance.ts';
import type {
  DirectoryResult,
  Widening,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import type { InsurerContact } from '#app/site/contact/use-insurer-contact.ts';
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
        <h2>No hospitals match your search</h2>
        {widenings.length > 0 && <p>These are the closest matches:</p>}
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
      return `Clear filters (${formatNumber(count)})`;
    case 'no-text':
      return `Clear search words (${formatNumber(count)})`;
    case 'nigeria':
      return `Search all of Nigeria (${formatNumber(count)})`;
  }
}
