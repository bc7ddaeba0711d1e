import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import type { PlanRow } from '#app/features/buying/plans/compare/plan-rows.ts';
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
function waitInWords({ name, texts }: PlanRow, { tiers }: PlanCatalogue): string {
  const plansByText = new Map<string, string[]>();
  for (const [at, text] of texts.entries()) {
    const tier = tierIds[at];
    if (tier) plansByText.set(text, [...(plansByText.get(text) ?? []), tiers[tier].name]);
  }
  const words = [...plansByText].map(([text, names]) => {
    const wait = text.toLowerCase();
    return plansByText.size === 1 ? wait : `${wait} on ${inList.format(names)}`;
  });
  return `${name}: ${words.join(', ')}`;
}
