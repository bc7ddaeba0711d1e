import { formatNumber } from '#app/kernel/numbers/format-number.ts';
import { facilityTypes, type FacilityType } from '#app/location/directory/facility-types.ts';
import type { DirectoryResult } from '#app/location/directory/provider-directory.ports.ts';
import type { SearchOutcome } from '../search-outcome.ports.ts';

/** "1,248 providers", or "42 hospitals" where one type is chosen. */
export function countText(total: number, types: readonly FacilityType[]): string {
  const [type] = types.length === 1 ? types : [];
  const one = type ? facilityTypes[type].label.toLowerCase() : 'provider';
  const many = type ? facilityTypes[type].plural : 'providers';
  if (total === 0) return `No ${many}`;
  return `${formatNumber(total)} ${total === 1 ? one : many}`;
}

/** Where the results are: "in Ikeja, Lagos", "near you". */
export function whereText({ area, query }: DirectoryResult): string {
  if (query.near) return area ? `in ${area}, from where you are` : 'from where you are';
  return `in ${area ?? 'Nigeria'}`;
}

/** The page's title, without the brand's name. */
export function titleOf(outcome: SearchOutcome | undefined): string {
  const area = outcome?.kind === 'found' ? outcome.area : undefined;
  return `List Of Providers${area ? ` in ${area}` : ''}`;
}
