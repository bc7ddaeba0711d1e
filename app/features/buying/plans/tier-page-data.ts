import {
  editionCurrency,
  instalmentIds,
  tierIds,
  type InstalmentId,
  type TierId,
} from '../prices/price-list.ts';
import { priceOf } from '../party/price-cell.ts';
import { findRateNote } from '../prices/price-words.ts';
import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from './catalogue.types.ts';
import { coverData, validityOf } from './plan-page-data.ts';
import { benefitRows } from './compare/plan-table-data.ts';

export type TierPageData = ReturnType<typeof tierPageData>;

/** Collects the data of one plan's page. */
export function tierPageData(catalogue: PlanCatalogue, id: TierId, edition: Edition) {
  const { prices, tiers } = catalogue;
  const currency = editionCurrency(edition);
  const cell = (age: number, pay: InstalmentId = 'yearly') =>
    priceOf({ party: { buyer: 'someone', age }, tier: id, pay, currency }, prices);
  const place = tierIds.indexOf(id);
  const { child, adult, older } = prices.ages;
  return {
    tier: tiers[id],
    /** This plan and the next smaller and larger ones. */
    neighbours: tierIds.slice(Math.max(0, place - 1), place + 2).map((tier) => tiers[tier]),
    groups: benefitRows(catalogue),
    payments: instalmentIds.map((pay) => ({
      id: pay,
      price: cell(adult.fromAge, pay),
    })),
    byAge: [child, adult, older].map(({ fromAge, toAge }) => ({
      label: fromAge === 0 ? `A child under ${toAge + 1}` : `An adult aged ${fromAge} to ${toAge}`,
      price: cell(fromAge),
    })),
    validity: validityOf(catalogue),
    /** Undefined for naira. */
    rateNote: findRateNote(currency, prices),
    questions: catalogue.tierQuestions[edition][id],
    cover: coverData(catalogue, edition),
  };
}
