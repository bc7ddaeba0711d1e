import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import { adultPrice } from '../party/price-cell.ts';
import { editionCurrency, tierIds } from '../prices/price-list.ts';
import { asOfWords } from '../prices/price-words.ts';

export type PlanOffers = ReturnType<typeof planOffers>;

/** Lists the plans with what one adult pays for a year, for a page that has no order yet. */
export function planOffers({ tiers, prices }: PlanCatalogue, edition: Edition) {
  const currency = editionCurrency(edition);
  return {
    tiers: tierIds.map((id) => ({
      id,
      name: tiers[id].name,
      suits: tiers[id].suits,
      price: adultPrice(id, currency, prices),
    })),
    /** How far the prices can be relied on. */
    note: asOfWords(prices),
  };
}
