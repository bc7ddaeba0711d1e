import type { Edition } from '#app/location/edition.ts';
import type { PriceList, TierId } from '../prices/price-list.ports.ts';
import type { BenefitGroup, PlanCatalogue, PlanPage } from './catalogue.ports.ts';
import { readComparisonChoice, type ComparisonChoice } from './comparison-choice.ts';
import { coverData, validityOf, type CoverData, type PriceValidity } from './plan-page-data.ts';
import { benefitGroups, headPrices, type HeadPrices } from './plan-table-data.ts';

/** All that the comparison of plans shows. */
export interface ComparisonData {
  readonly page: PlanPage;
  readonly groups: readonly BenefitGroup[];
  readonly heads: HeadPrices;
  readonly recommended: TierId;
  readonly validity: PriceValidity;
  readonly currencies: PriceList['currencies'];
  readonly cover: CoverData;
  readonly choice: ComparisonChoice;
}

/** Puts the comparison together, as an address asks for it. */
export function comparisonData(
  catalogue: PlanCatalogue,
  edition: Edition,
  parameters: URLSearchParams,
): ComparisonData {
  return {
    page: catalogue.pages['insurance-plans'][edition],
    groups: benefitGroups(catalogue),
    heads: headPrices(catalogue.prices),
    recommended: catalogue.recommended,
    validity: validityOf(catalogue),
    currencies: catalogue.prices.currencies,
    cover: coverData(catalogue, false),
    choice: readComparisonChoice(parameters, edition === 'NG' ? 'NGN' : 'USD'),
  };
}
