import type { CurrencyCode } from '#app/kernel/money.ts';
import { instalmentIds, tierIds, type PriceList } from '../../prices/price-list.ts';
import { quoteQuery } from '../../party/party-codec.ts';
import type { QuoteRequest } from '../../party/party.ts';
import { priceOf } from '../../party/price-cell.ts';
import type { Benefit, PlanCatalogue } from '../catalogue.types.ts';
import {
  coveredText,
  notCoveredText,
  type BenefitRow,
  type BenefitRows,
  type HeadPrice,
  type PriceRow,
  type ByTier,
} from './plan-rows.ts';

/** Returns a row of prices. */
export function priceRow(
  label: string,
  asked: Omit<QuoteRequest, 'tier'>,
  prices: PriceList,
  isEach = false,
): PriceRow {
  const texts = tierIds.map((tier) => priceOf({ ...asked, tier }, prices, isEach).text);
  return { label, query: quoteQuery(asked), isEach, texts };
}

/** Returns the price of one adult for each payment and currency. */
export function headPrices(prices: PriceList, currencies: readonly CurrencyCode[]): HeadPrice[] {
  const party = { buyer: 'someone', age: prices.ages.adult.fromAge } as const;
  return currencies.flatMap((currency) =>
    instalmentIds.map((pay) => ({
      pay,
      currency,
      row: priceRow('', { party, pay, currency }, prices),
    })),
  );
}

/** Returns all lines of the plan table. */
export function benefitRows(catalogue: PlanCatalogue): BenefitRows[] {
  return catalogue.benefits.map(({ name, benefits }) => ({
    name,
    rows: benefits.flatMap((benefit) =>
      benefit.id === 'limit' ? [benefitRow(benefit), hospitalRow(catalogue)] : benefitRow(benefit),
    ),
  }));
}

/** Returns each plan's hospital bands as a line. */
export function hospitalRow({ tiers }: PlanCatalogue): BenefitRow {
  const texts = tierIds.map((tier) => {
    const { bands } = tiers[tier];
    return bands.length > 1 ? `${bands[0]} to ${bands.at(-1)}` : (bands[0] ?? '');
  });
  return { name: 'Hospital bands', hint: 'By fees and facilities', texts };
}

/** Returns one benefit as a line. */
export function benefitRow({ name, hint, values }: Benefit): BenefitRow {
  const texts = tierIds.map((tier) => {
    const { isCovered, text, afterMonths } = values[tier];
    if (!isCovered) return notCoveredText;
    const wait = afterMonths > 0 ? `\nafter ${afterMonths} months` : '';
    return (text || coveredText) + wait;
  });
  return { name, ...(hint !== undefined && { hint }), texts };
}

export interface WordRow {
  readonly label: string;
  readonly texts: ByTier;
}

/** Lists the general waiting periods, then those of single benefits. */
export function waitRows(catalogue: PlanCatalogue, isGroup: boolean): WordRow[] {
  const { emergencyDays, illnessDays, groupIllnessDays } = catalogue.cover.NG.waits;
  const ofBenefits = catalogue.benefits
    .flatMap(({ benefits }) => benefits)
    .filter(({ values }) => tierIds.some((tier) => values[tier].afterMonths > 0))
    .map(({ name, values }) => ({
      label: name,
      texts: tierIds.map((tier) =>
        values[tier].isCovered ? waitWords(values[tier].afterMonths, 'month') : 'Not covered',
      ),
    }));
  return [
    sameForAll('Accidents and emergencies', emergencyDays),
    sameForAll('Any other illness', isGroup ? groupIllnessDays : illnessDays),
    ...ofBenefits,
  ];
}

function sameForAll(label: string, days: number): WordRow {
  return { label, texts: tierIds.map(() => waitWords(days, 'day')) };
}

function waitWords(count: number, unit: 'day' | 'month'): string {
  if (count === 0) return 'None';
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
