import { formatNumber } from '#app/kernel/numbers/format-number.ts';
import { fewestLetters, longestQuestion, type SearchGroup } from './site-search.ports.ts';

/** What the search page has to say. */
export type SearchAnswer =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'too-short'; readonly words: string }
  | {
      readonly kind: 'found';
      readonly words: string;
      readonly total: number;
      readonly groups: readonly SearchGroup[];
    };

/** What an address asks for. Nothing in it can fail: too much of it is left out. */
export function parseQuestion(parameters: URLSearchParams): string {
  const words = parameters.get('q') ?? '';
  return words.replace(/\s+/g, ' ').trim().slice(0, longestQuestion);
}

/** Whether there is enough to look for. */
export function isTooShort(words: string): boolean {
  return (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < fewestLetters;
}

/** How many results there are; what is likely to mean something else does not count. */
export function totalOf(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, { total, results }) => sum + (results.length > 0 ? total : 0), 0);
}

/** "1 result", "24 results". */
export function countInWords(total: number): string {
  return total === 1 ? '1 result' : `${formatNumber(total)} results`;
}
