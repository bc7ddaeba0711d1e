import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import {
  valueFor,
  valueWords,
  type PlanRow,
} from '#app/features/buying/plans/compare/plan-rows.ts';
import { waitRows } from '#app/features/buying/plans/compare/plan-table-data.ts';
import { tierIds } from '#app/features/buying/prices/price-list.ts';

/** Lists of the plans that the contract takes in by their names, an item each. */
export function contractLists(plans: PlanCatalogue): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ['exclusions', plans.cover.NG.exclusions],
    ['waits', waitRows(plans, false).map((row) => waitInWords(row, plans))],
  ]);
}

const inList = new Intl.ListFormat('en-GB');

/** Words a waiting period with the plans that have it: "12 months on Gold and Platinum". */
function waitInWords(row: PlanRow, { tiers }: PlanCatalogue): string {
  const plansByWait = new Map<string, string[]>();
  for (const tier of tierIds) {
    const wait = valueWords(valueFor(row, tier)).toLowerCase();
    plansByWait.set(wait, [...(plansByWait.get(wait) ?? []), tiers[tier].name]);
  }
  const words = Array.from(plansByWait, ([wait, names]) =>
    plansByWait.size === 1 ? wait : `${wait} on ${inList.format(names)}`,
  );
  return `${row.name}: ${words.join(', ')}`;
}
