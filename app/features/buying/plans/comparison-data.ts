import { editionCurrency } from '../prices/edition-currency.ts';
import type { CurrencyCode } from '#app/kernel/money/money.ts';
import type { Edition } from '#app/location/edition.ts';
import {
  currencyCodes,
  type GroupRules,
  type PriceList,
  type TierId,
} from '../prices/price-list.ports.ts';
import { findRateNote } from '../prices/rate-note.ts';
import type { PlanCatalogue, PlanPage } from './catalogue.ports.ts';
import { readComparisonChoice, type ComparisonChoice } from './comparison-choice.ts';
import { coverData, validityOf, type CoverData, type PriceValidity } from './plan-page-data.ts';
import type { BenefitRows, HeadPrice } from './plan-rows.ts';
import { benefitRows, headPrices } from './plan-table-data.ts';

/** All that the comparison of plans shows. */
export interface ComparisonData {
  readonly page: PlanPage;
  readonly groups: readonly BenefitRows[];
  readonly heads: readonly HeadPrice[];
  readonly recommended: TierId;
  readonly validity: PriceValidity;
  /** The exchange rate of each currency but the naira. */
  readonly rateNotes: readonly { readonly currency: CurrencyCode; readonly text: string }[];
  readonly cover: CoverData;
  readonly choice: ComparisonChoice;
  /** The number of people from which a group pays less. */
  readonly discountFrom: { readonly staff: number; readonly association: number };
}

/** Puts the comparison together, as an address asks for it. */
export function comparisonData(
  catalogue: PlanCatalogue,
  edition: Edition,
  parameters: URLSearchParams,
): ComparisonData {
  const homeCurrency = editionCurrency(edition);
  const currencies = edition === 'NG' ? (['NGN'] as const) : currencyCodes;
  const { groups } = catalogue.prices;
  const choice = readComparisonChoice(parameters, homeCurrency);
  return {
    page: catalogue.pages['insurance-plans'][edition],
    groups: benefitRows(catalogue),
    heads: headPrices(catalogue.prices, currencies),
    recommended: catalogue.recommended,
    validity: validityOf(catalogue),
    rateNotes: rateNotes(catalogue.prices, currencies),
    cover: coverData(catalogue, edition),
    discountFrom: {
      staff: firstDiscount(groups.staff),
      association: firstDiscount(groups.association),
    },
    choice: edition === 'NG' ? { ...choice, currency: homeCurrency } : choice,
  };
}

function firstDiscount({ fewest, discounts }: GroupRules): number {
  return discounts[0]?.from ?? fewest;
}

function rateNotes(
  prices: PriceList,
  currencies: readonly CurrencyCode[],
): ComparisonData['rateNotes'] {
  return currencies.flatMap((currency) => {
    const text = findRateNote(currency, prices);
    return text === undefined ? [] : [{ currency, text }];
  });
}
