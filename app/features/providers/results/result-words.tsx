import { formatNumber } from '#app/kernel/numbers.ts';
import { facilityTypes, type FacilityType } from '../directory/facility-types.ts';
import type { DirectoryResult } from '../directory/provider-directory.ports.ts';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { SearchOutcome } from '../search-outcome.types.ts';

/** "1,248 providers", or "42 hospitals" where one type is chosen. */
export function countText(total: number, types: readonly FacilityType[]): string {
  const [type] = types.length === 1 ? types : [];
  const one = type ? facilityTypes[type].label.toLowerCase() : 'provider';
  const many = type ? facilityTypes[type].plural : 'providers';
  if (total === 0) return `No ${many}`;
  return `${formatNumber(total)} ${total === 1 ? one : many}`;
}

/** "in Ikeja, Lagos", with the order where it is by distance. */
export function whereText({ area, order, origin }: DirectoryResult): string {
  if (order !== 'distance') return `in ${area ?? 'Nigeria'}`;
  return area || !origin ? `in ${area ?? 'Nigeria'}, nearest first` : `nearest to ${origin}`;
}

function leftOutText(leftOut: DirectoryResult['leftOut']): string {
  const unknown = leftOut.filter(({ isKnown }) => !isKnown).map(({ word }) => `‘${word}’`);
  const others = leftOut.filter(({ isKnown }) => isKnown).map(({ word }) => `‘${word}’`);
  return [
    unknown.length > 0 &&
      `No hospital matches ${listWords(unknown)}, so we left ${unknown.length > 1 ? 'them' : 'it'} out.`,
    others.length > 0 &&
      `No hospital matches ${listWords(others)} and your other words, so we left it out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
}

/** The page's title, without the brand's name. */
export function titleOf(outcome: SearchOutcome | undefined): string {
  const area = outcome?.kind === 'found' ? outcome.area : undefined;
  return `List Of Providers${area ? ` in ${area}` : ''}`;
}

/** Says how the typed words were taken: which were left out, and where distances are from. */
export function SearchNotes({ result }: { readonly result: DirectoryResult }) {
  const { leftOut, origin, order, total } = result;
  const isMeasured = origin !== null && order === 'distance' && total > 0;
  return (
    <output className="provider-results__notes small">
      {leftOut.length > 0 && total > 0 && <p>{leftOutText(leftOut)}</p>}
      {isMeasured && <p>Distances are from the centre of {origin}.</p>}
    </output>
  );
}

/** Says that none of this is real, and whom to call instead. */
export function SampleNote({ phone }: { readonly phone: string }) {
  return (
    <p className="message small" role="note">
      <Icon name="info" size={22} />
      <span>
        <strong>These are examples.</strong> Every hospital here is invented, so that you can try
        the search. To find out which real ones take your card, call <PhoneLink phone={phone} />.
      </span>
    </p>
  );
}
