import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { CurrencyCode } from '#app/kernel/money.ts';
import { tierIds, type InstalmentId, type TierId } from '../../prices/price-list.ts';

/** Two plans, the one shown first first. */
export type PlanPair = readonly [TierId, TierId];

/** Returns what phones compare before anyone chose: the recommended plan, and the one below it. */
export function usualPair(recommended: TierId): PlanPair {
  const at = tierIds.indexOf(recommended);
  return [recommended, tierIds[at === 0 ? 1 : at - 1] ?? recommended];
}

/** A text for each plan, in the order of `tierIds`: half the bytes of a record. */
export type ByTier = readonly string[];

export function textFor(texts: ByTier, tier: TierId): string {
  return texts[tierIds.indexOf(tier)] ?? '';
}

/** A line of a table of plans; a text may have a second line. */
export interface PlanRow {
  readonly name: string;
  readonly hint?: string;
  readonly texts: ByTier;
}

/** One price for each plan, and the query they share but for the plan. */
export interface PriceRow extends PlanRow {
  readonly query: string;
  /** Each adult's share of a group's price. */
  readonly isEach: boolean;
}

export function priceCell(row: PriceRow, tier: TierId): PriceCell {
  const { query, isEach } = row;
  return { text: textFor(row.texts, tier), query: `${query}&plan=${tier}`, isEach };
}

export interface HeadPrice {
  readonly pay: InstalmentId;
  readonly currency: CurrencyCode;
  readonly row: PriceRow;
}

/** Stand for covered without a limit, and for not covered. */
export const coveredText = 'yes';
export const notCoveredText = 'no';

/** Puts a benefit's text on one line: "Covered, after 9 months". */
export function valueWords(text: string): string {
  if (text === notCoveredText) return 'Not covered';
  const [value, below] = text.split('\n');
  const words = value === coveredText ? 'Covered' : value;
  return [words, below].filter(Boolean).join(', ');
}

export interface BenefitRows {
  readonly name: string;
  readonly icon: IconName;
  readonly rows: readonly PlanRow[];
}

export function isSameFor({ texts }: PlanRow, tiers: readonly TierId[]): boolean {
  return new Set(tiers.map((tier) => textFor(texts, tier))).size === 1;
}

/** A price, with the calculator query it comes from. */
export interface PriceCell {
  readonly text: string;
  readonly query: string;
  /** Each adult's share of a group's price. */
  readonly isEach?: boolean;
}
