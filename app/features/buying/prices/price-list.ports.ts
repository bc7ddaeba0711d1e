import type { BasisPoints, CurrencyCode } from '#app/kernel/money/money.ts';

/** The four plans, from the smallest to the largest. */
export const tierIds = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type TierId = (typeof tierIds)[number];

/** Everybody of one band pays the same share of the adult price. */
export const ageBandIds = ['child', 'adult', 'older'] as const;
export type AgeBandId = (typeof ageBandIds)[number];

export const instalmentIds = ['yearly', 'quarterly', 'monthly'] as const;
export type InstalmentId = (typeof instalmentIds)[number];

export const currencyCodes = ['NGN', 'USD', 'GBP'] as const satisfies readonly CurrencyCode[];

/** A day as YYYY-MM-DD. */
export type IsoDay = string;

export interface AgeBand {
  readonly fromAge: number;
  readonly toAge: number;
  readonly factor: BasisPoints;
}

/** From this number of people on, everybody pays this much less. */
export interface DiscountStep {
  readonly from: number;
  readonly share: BasisPoints;
}

export interface GroupRules {
  readonly fewest: number;
  /** From here on there is no list price. */
  readonly tenderFrom: number;
  /** Rising in both numbers. */
  readonly discounts: readonly DiscountStep[];
}

export interface Instalment {
  /** How often a year. */
  readonly payments: number;
  /** One payment, as a share of the yearly price. */
  readonly share: BasisPoints;
}

export interface CurrencyRules {
  readonly surcharge: BasisPoints;
  /** Kobo for one dollar or pound, and of which day; undefined for the naira itself. */
  readonly rate: { readonly koboPerUnit: number; readonly day: IsoDay } | undefined;
}

/** All prices and every rule that changes them: what `content/plans/prices.yaml` says. */
export interface PriceList {
  /** The figures are examples and bind nobody. */
  readonly isSample: boolean;
  readonly asOf: IsoDay;
  readonly validFrom: IsoDay;
  readonly validTo: IsoDay;
  readonly quoteValidDays: number;
  readonly adultYearlyKobo: Readonly<Record<TierId, number>>;
  readonly ages: Readonly<Record<AgeBandId, AgeBand>>;
  readonly callFromAge: number;
  readonly family: {
    readonly mostAdults: number;
    readonly mostChildren: number;
    readonly mostParents: number;
    readonly discount: DiscountStep;
  };
  readonly groups: Readonly<Record<'staff' | 'association', GroupRules>>;
  readonly instalments: Readonly<Record<InstalmentId, Instalment>>;
  readonly currencies: Readonly<Record<CurrencyCode, CurrencyRules>>;
}
