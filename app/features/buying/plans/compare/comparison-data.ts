import { editionCurrency, currencyCodes, type GroupRules } from '../../prices/price-list.ts';
import type { Edition } from '#app/site/edition.ts';
import { withHospitalRow } from '../../fit/fit-data.ts';
import { fitFieldNames, keptFields } from '../../fit/fit-values.ts';
import { foundHospital, type OwnHospital } from '../../fit/own-hospital.types.ts';
import { findRateNote } from '../../prices/price-words.ts';
import type { PlanCatalogue } from '../catalogue.types.ts';
import { readComparisonChoice } from './plan-controls.tsx';
import { coverData, validityOf } from '../plan-page-data.ts';
import { benefitRows, headPrices } from './plan-table-data.ts';

export type ComparisonData = ReturnType<typeof comparisonData>;

/** Collects the data of the comparison page. */
export function comparisonData(
  catalogue: PlanCatalogue,
  edition: Edition,
  parameters: URLSearchParams,
  hospital: OwnHospital,
) {
  const homeCurrency = editionCurrency(edition);
  const currencies = edition === 'NG' ? (['NGN'] as const) : currencyCodes;
  const { groups } = catalogue.prices;
  const choice = readComparisonChoice(parameters, homeCurrency);
  return {
    page: catalogue.pages['insurance-plans'][edition],
    groups: withHospitalRow(benefitRows(catalogue), foundHospital(hospital)),
    /** What the address says of the page's other form. */
    kept: keptFields(parameters, fitFieldNames),
    heads: headPrices(catalogue.prices, currencies),
    recommended: catalogue.recommended,
    validity: validityOf(catalogue),
    /** One for each currency except the naira. */
    rateNotes: currencies.flatMap((currency) => {
      const text = findRateNote(currency, catalogue.prices);
      return text === undefined ? [] : [{ currency, text }];
    }),
    cover: coverData(catalogue, edition),
    /** Group sizes from which a discount applies. */
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
