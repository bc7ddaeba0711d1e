import { tierIds, type TierId } from '../../prices/price-list.ts';

/** Two plans, the one shown first first. */
export type PlanPair = readonly [TierId, TierId];

/** Returns what phones compare before anyone chose: the recommended plan, and the one below it. */
export function usualPair(recommended: TierId): PlanPair {
  const at = tierIds.indexOf(recommended);
  return [recommended, tierIds[at === 0 ? 1 : at - 1] ?? recommended];
}

/** What a plan pays of a benefit, or how long it lets wait: `true` without a limit, `false` for nothing. */
export type PlanValue = boolean | string | AfterWait;

/** Paid once a new member has waited. */
interface AfterWait {
  readonly value: true | string;
  /** Such as "after 9 months". */
  readonly wait: string;
}

/** One for each plan, in the order of `tierIds`: half the bytes of a record. */
type ByTier<Value> = readonly Value[];

/** A line of a table of plans. */
export interface PlanRow {
  readonly name: string;
  readonly hint?: string;
  readonly values: ByTier<PlanValue>;
}

export function valueFor({ values }: Pick<PlanRow, 'values'>, tier: TierId): PlanValue {
  return values[tierIds.indexOf(tier)] ?? false;
}

/** One price for each plan, and the query they share but for the plan. */
export interface PriceRow {
  readonly name: string;
  readonly values: ByTier<string>;
  readonly query: string;
  /** Each adult's share of a group's price. */
  readonly isEach: boolean;
}

export function priceCell(row: PriceRow, tier: TierId): PriceCell {
  const { query, isEach } = row;
  return { text: row.values[tierIds.indexOf(tier)] ?? '', query: `${query}&plan=${tier}`, isEach };
}

/** Says a value on one line: "Covered, after 9 months". */
export function valueWords(value: PlanValue): string {
  if (typeof value === 'object') return `${valueWords(value.value)}, ${value.wait}`;
  if (typeof value === 'string') return value;
  return value ? 'Covered' : 'Not covered';
}

export function isSameFor(row: Pick<PlanRow, 'values'>, tiers: readonly TierId[]): boolean {
  return new Set(tiers.map((tier) => valueWords(valueFor(row, tier)))).size === 1;
}

/** A price, with the calculator query it comes from. */
export interface PriceCell {
  readonly text: string;
  readonly query: string;
  /** Each adult's share of a group's price. */
  readonly isEach?: boolean;
}
