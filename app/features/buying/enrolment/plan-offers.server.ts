import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import { priceCell } from '../plans/compare/plan-rows.ts';
import { headPrices } from '../plans/compare/plan-table-data.ts';
import { editionCurrency, tierIds } from '../prices/price-list.ts';
import { asOfWords } from '../prices/price-words.ts';

export type PlanOffers = ReturnType<typeof planOffers>;

/** Lists the plans with what one adult pays for a year, for a page that has no order yet. */
export function planOffers({ tiers, prices }: PlanCatalogue, edition: Edition) {
  const heads = headPrices(prices, [editionCurrency(edition)]);
  const yearly = heads.find(({ pay }) => pay === 'yearly');
  return {
    tiers: tierIds.map((id) => ({
      id,
      name: tiers[id].name,
      suits: tiers[id].suits,
      price: yearly && priceCell(yearly.row, id),
    })),
    /** How far the prices can be relied on. */
    note: asOfWords(prices),
  };
}
