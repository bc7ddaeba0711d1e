import type { CurrencyCode } from '#app/kernel/money/money.ts';
import { queryOfEach, type PriceCell } from '../prices/price-cell.ts';
import { tierIds, type InstalmentId, type TierId } from '../prices/price-list.ports.ts';

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

/** The price of one plan in a row. */
export function priceCell(row: PriceRow, tier: TierId): PriceCell {
  return { text: textFor(row.texts, tier), query: tierQuery(row, tier) };
}

/** A row's query for one plan. */
export function tierQuery(
  { query, isEach }: Pick<PriceRow, 'query' | 'isEach'>,
  tier: TierId,
): string {
  const whole = `${query}&plan=${tier}`;
  return isEach ? queryOfEach(whole) : whole;
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

/** Whether plans pay the same for a benefit. */
export function isSameFor({ texts }: BenefitRow, tiers: readonly TierId[]): boolean {
  return new Set(tiers.map((tier) => textFor(texts, tier))).size === 1;
}
