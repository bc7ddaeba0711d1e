import { editionCurrency } from '../prices/edition-currency.ts';
import type { PriceCell } from '../prices/price-cell.ts';
import {
  instalmentIds,
  tierIds,
  type InstalmentId,
  type TierId,
} from '../prices/price-list.ports.ts';
import { priceOf } from '../prices/price-of-query.ts';
import { findRateNote } from '../prices/rate-note.ts';
import type { Edition } from '#app/location/edition.ts';
import type { PlanCatalogue, Question, Tier } from './catalogue.ports.ts';
import { coverData, validityOf, type CoverData, type PriceValidity } from './plan-page-data.ts';
import type { BenefitRows } from './plan-rows.ts';
import { benefitRows } from './plan-table-data.ts';

/** All that the page of one plan shows. */
export interface TierPageData {
  readonly tier: Tier;
  /** The next smaller plan, this one, and the next larger, as far as there are. */
  readonly neighbours: readonly Tier[];
  readonly groups: readonly BenefitRows[];
  readonly payments: readonly { readonly id: InstalmentId; readonly price: PriceCell }[];
  readonly byAge: readonly { readonly label: string; readonly price: PriceCell }[];
  readonly validity: PriceValidity;
  /** The exchange rate, where amounts are not in naira. */
  readonly rateNote: string | undefined;
  readonly questions: readonly Question[];
  readonly cover: CoverData;
}

/** Puts the page of one plan together. */
export function tierPageData(catalogue: PlanCatalogue, id: TierId, edition: Edition): TierPageData {
  const { prices, tiers } = catalogue;
  const currency = editionCurrency(edition);
  const cell = (query: string): PriceCell =>
    priceOf(`who=someone&${query}&plan=${id}`, prices, currency);
  const place = tierIds.indexOf(id);
  const { child, adult, older } = prices.ages;
  return {
    tier: tiers[id],
    neighbours: tierIds.slice(Math.max(0, place - 1), place + 2).map((tier) => tiers[tier]),
    groups: benefitRows(catalogue),
    payments: instalmentIds.map((pay) => ({
      id: pay,
      price: cell(`age=${adult.fromAge}&pay=${pay}`),
    })),
    byAge: [child, adult, older].map(({ fromAge, toAge }) => ({
      label: fromAge === 0 ? `A child under ${toAge + 1}` : `An adult of ${fromAge} to ${toAge}`,
      price: cell(`age=${fromAge}`),
    })),
    validity: validityOf(catalogue),
    rateNote: findRateNote(currency, prices),
    questions: catalogue.tierQuestions[edition][id],
    cover: coverData(catalogue, edition),
  };
}
