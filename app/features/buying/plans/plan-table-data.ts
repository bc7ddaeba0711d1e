import {
  currencyCodes,
  instalmentIds,
  tierIds,
  type InstalmentId,
  type PriceList,
  type TierId,
} from '../prices/price-list.ports.ts';
import { priceText } from '../prices/price-of-query.ts';
import type { CurrencyCode } from '#app/kernel/money/money.ts';
import type { Benefit, BenefitGroup, PlanCatalogue } from './catalogue.ports.ts';

/** An amount in words, and the calculator's query for it. */
export interface PriceCell {
  readonly text: string;
  readonly query: string;
}

export type PriceCells = Readonly<Record<TierId, PriceCell>>;

/** The same price in each way to pay and each currency. */
export type HeadPrices = Readonly<Record<CurrencyCode, Readonly<Record<InstalmentId, PriceCells>>>>;

/** One value for each tier. */
export function byTier<Value>(valueFor: (tier: TierId) => Value): Record<TierId, Value> {
  return Object.fromEntries(tierIds.map((tier) => [tier, valueFor(tier)])) as Record<TierId, Value>;
}

/** The four prices that a query without a plan leads to. */
export function priceCells(query: string, prices: PriceList, mark = ''): PriceCells {
  return byTier((tier) => {
    const whole = `${query}&plan=${tier}${mark}`;
    return { text: priceText(whole, prices), query: whole };
  });
}

/** What one adult of the base age pays, for the head of a plan table. */
export function headPrices(prices: PriceList): HeadPrices {
  const age = prices.ages.adult.fromAge;
  const inCurrency = (currency: CurrencyCode) =>
    Object.fromEntries(
      instalmentIds.map((pay) => [
        pay,
        priceCells(`who=someone&age=${age}&pay=${pay}&currency=${currency}`, prices),
      ]),
    );
  return Object.fromEntries(
    currencyCodes.map((currency) => [currency, inCurrency(currency)]),
  ) as HeadPrices;
}

/** Which hospitals a plan pays at, as a line of the plan table: the bands belong to the tier. */
export function hospitalBenefit(catalogue: PlanCatalogue): Benefit {
  return {
    id: 'bands',
    name: 'Hospital bands',
    hint: 'By fees and facilities',
    values: byTier((tier) => {
      const { bands } = catalogue.tiers[tier];
      const [first = ''] = bands;
      const text = bands.length > 1 ? `${first} to ${bands.at(-1)}` : first;
      return { isCovered: true, text, afterMonths: 0 };
    }),
  };
}

/** All lines of the plan table. */
export function benefitGroups(catalogue: PlanCatalogue): readonly BenefitGroup[] {
  return catalogue.benefits.map((group) => ({
    ...group,
    benefits: group.benefits.flatMap((benefit) =>
      benefit.id === 'limit' ? [benefit, hospitalBenefit(catalogue)] : benefit,
    ),
  }));
}

/** Whether plans pay the same for a benefit. */
export function isSameFor({ values }: Benefit, tiers: readonly TierId[]): boolean {
  const [first, ...others] = tiers.map((tier) => values[tier]);
  return others.every(
    (value) =>
      value.isCovered === first?.isCovered &&
      value.text === first.text &&
      value.afterMonths === first.afterMonths,
  );
}
