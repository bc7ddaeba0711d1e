import { parsePlan, type PlanId } from '#app/features/providers/directory/plan-bands.ts';
import { cleanSearch } from '#app/kernel/clean-text.ts';

/** Longest search in characters. */
export const longestSearch = 80;

/** What is asked of the medicines. */
export interface MedicineQuery {
  /** Empty for all. */
  readonly words: string;
  readonly plan: PlanId | undefined;
}

/** Reads a query from an address; an unknown plan is none. */
export function parseMedicineQuery(search: URLSearchParams): MedicineQuery {
  return {
    words: cleanSearch(search.get('q') ?? '', longestSearch),
    plan: parsePlan(search.get('plan') ?? ''),
  };
}

/** The answer about one medicine. */
export function medicinePath(name: string): string {
  return `/medicines?${new URLSearchParams({ q: name })}`;
}
