import { cleanSearch } from '#app/kernel/clean-text.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import type { UrgentHelp } from '#app/site/urgent/urgent.ports.ts';
import { longestQuestion, type SearchGroup } from './site-search.ports.ts';

export type SearchAnswer =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'too-short'; readonly words: string }
  | {
      readonly kind: 'found';
      readonly words: string;
      readonly total: number;
      readonly groups: readonly SearchGroup[];
      /** For those whose words say that they are in danger. */
      readonly urgent: UrgentHelp | undefined;
    };

/** Reads the search text from an address, cut to the longest allowed. */
export function parseQuestion(parameters: URLSearchParams): string {
  return cleanSearch(parameters.get('q') ?? '', longestQuestion);
}

/** Counts the results, without hospitals that have a word of them by chance: those come last. */
export function totalOf(groups: readonly SearchGroup[]): number {
  const all = groups.reduce((sum, { total }) => sum + total, 0);
  return all - hospitalsByChance(groups);
}

/** Counts the hospitals that do not come first. */
export function hospitalsByChance(groups: readonly SearchGroup[]): number {
  return groups.find(({ kind }, place) => kind === 'facility' && place > 0)?.total ?? 0;
}

/** "1 result", "24 results". */
export function countInWords(total: number): string {
  return total === 1 ? '1 result' : `${formatNumber(total)} results`;
}
