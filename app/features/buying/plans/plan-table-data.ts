import type { CurrencyCode } from '#app/kernel/money/money.ts';
import {
  instalmentIds,
  tierIds,
  type InstalmentId,
  type PriceList,
  type TierId,
} from '../prices/price-list.ports.ts';
import { priceOf, queryOfEach, type PriceCell } from '../prices/price-of-query.ts';
import type { Benefit, PlanCatalogue } from './catalogue.ports.ts';

/** A text for each plan, in the order of `tierIds`: half the bytes of a record in the page. */
export type ByTier = readonly string[];

/** What stands for a plan. */
export function textFor(texts: ByTier, tier: TierId): string {
  return texts[tierIds.indexOf(tier)] ?? '';
}

/** The four prices that a query leads to, once the plan is added. */
export interface PriceRow {
  readonly label: string;
  readonly query: string;
  /** The price of each adult of a group, not that of all. */
  readonly isEach: boolean;
  readonly texts: ByTier;
}

const mostRows = 500;
const rowsOfLists = new WeakMap<PriceList, Map<string, PriceRow>>();

/** A row of prices: computed once, since the same few stand on every page about plans. */
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
  const row = { query: query.includes('currency=') ? query : `${query}&currency=NGN`, isEach };
  const texts = tierIds.map((tier) => priceOf(tierQuery(row, tier), prices).text);
  return { label, ...row, texts };
}

/** The price of one plan in a row. */
export function priceCell(row: PriceRow, tier: TierId): PriceCell {
  return { text: textFor(row.texts, tier), query: tierQuery(row, tier) };
}

function tierQuery({ query, isEach }: Pick<PriceRow, 'query' | 'isEach'>, tier: TierId): string {
  const whole = `${query}&plan=${tier}`;
  return isEach ? queryOfEach(whole) : whole;
}

/** What one adult of the base age pays, in each way to pay and each currency asked for. */
export function headPrices(prices: PriceList, currencies: readonly CurrencyCode[]): HeadPrice[] {
  const age = prices.ages.adult.fromAge;
  return currencies.flatMap((currency) =>
    instalmentIds.map((pay) => {
      const query = `who=someone&age=${age}&pay=${pay}&currency=${currency}`;
      return { pay, currency, row: priceRow('', query, prices) };
    }),
  );
}

/** The prices above the columns of a plan table, for one choice of payment and currency. */
export interface HeadPrice {
  readonly pay: InstalmentId;
  readonly currency: CurrencyCode;
  readonly row: PriceRow;
}

/** Stands for covered without a limit, and for not covered, in the plan table. */
export const coveredText = 'yes';
export const notCoveredText = 'no';

/** A line of the plan table. A text may have a second line, below a line break. */
export interface BenefitRow {
  readonly name: string;
  readonly hint?: string;
  readonly texts: ByTier;
}

export interface BenefitRows {
  readonly name: string;
  readonly rows: readonly BenefitRow[];
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

/** Whether plans pay the same for a benefit. */
export function isSameFor({ texts }: BenefitRow, tiers: readonly TierId[]): boolean {
  return new Set(tiers.map((tier) => textFor(texts, tier))).size === 1;
}
