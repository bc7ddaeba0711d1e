import type { CurrencyCode } from '#app/kernel/money/money.ts';
import { instalmentIds, tierIds, type PriceList } from '../prices/price-list.ports.ts';
import { priceOf } from '../prices/price-of-query.ts';
import type { Benefit, PlanCatalogue } from './catalogue.ports.ts';
import {
  coveredText,
  notCoveredText,
  tierQuery,
  type BenefitRow,
  type BenefitRows,
  type HeadPrice,
  type PriceRow,
} from './plan-rows.ts';

const mostRows = 500;
const rowsOfLists = new WeakMap<PriceList, Map<string, PriceRow>>();

/**
 * A row of prices, computed once: every page about plans shows the same few.
 * @param query names a currency
 */
export function priceRow(
  label: string,
  query: string,
  prices: PriceList,
  isEach = false,
): PriceRow {
  const rows = rowsOfLists.get(prices) ?? new Map<string, PriceRow>();
  rowsOfLists.set(prices, rows);
  const key = `${label}\n${query}\n${isEach}`;
  const row = rows.get(key) ?? computeRow(label, query, prices, isEach);
  if (rows.size < mostRows) rows.set(key, row);
  return row;
}

function computeRow(label: string, query: string, prices: PriceList, isEach: boolean): PriceRow {
  const row = { query, isEach };
  const texts = tierIds.map((tier) => priceOf(tierQuery(row, tier), prices, 'NGN').text);
  return { label, ...row, texts };
}

/** What one adult of the base age pays, in each way to pay and each given currency. */
export function headPrices(prices: PriceList, currencies: readonly CurrencyCode[]): HeadPrice[] {
  const age = prices.ages.adult.fromAge;
  return currencies.flatMap((currency) =>
    instalmentIds.map((pay) => {
      const query = `who=someone&age=${age}&pay=${pay}&currency=${currency}`;
      return { pay, currency, row: priceRow('', query, prices) };
    }),
  );
}

/** All lines of the plan table. */
export function benefitRows(catalogue: PlanCatalogue): BenefitRows[] {
  return catalogue.benefits.map(({ name, benefits }) => ({
    name,
    rows: benefits.flatMap((benefit) =>
      benefit.id === 'limit' ? [benefitRow(benefit), hospitalRow(catalogue)] : benefitRow(benefit),
    ),
  }));
}

/** Which hospitals a plan pays at: the bands belong to the tier. */
export function hospitalRow({ tiers }: PlanCatalogue): BenefitRow {
  const texts = tierIds.map((tier) => {
    const { bands } = tiers[tier];
    return bands.length > 1 ? `${bands[0]} to ${bands.at(-1)}` : (bands[0] ?? '');
  });
  return { name: 'Hospital bands', hint: 'By fees and facilities', texts };
}

/** One benefit as a line. */
export function benefitRow({ name, hint, values }: Benefit): BenefitRow {
  const texts = tierIds.map((tier) => {
    const { isCovered, text, afterMonths } = values[tier];
    if (!isCovered) return notCoveredText;
    const wait = afterMonths > 0 ? `\nafter ${afterMonths} months` : '';
    return (text || coveredText) + wait;
  });
  return { name, ...(hint !== undefined && { hint }), texts };
}
