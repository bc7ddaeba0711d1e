import type { BasisPoints, CurrencyCode } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';

/** Plans from the smallest to the largest. */
export const tierIds = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type TierId = (typeof tierIds)[number];

/** No person is known to have been older. */
export const oldestAge = 122;

/** All ages in a band pay the same share of the adult price. */
export const ageBandIds = ['child', 'adult', 'older'] as const;
export type AgeBandId = (typeof ageBandIds)[number];

export const instalmentIds = ['yearly', 'quarterly', 'monthly'] as const;
export type InstalmentId = (typeof instalmentIds)[number];

export const currencyCodes = [
  'NGN',
  'USD',
  'GBP',
  'EUR',
] as const satisfies readonly CurrencyCode[];

/** YYYY-MM-DD. */
export type IsoDay = string;

export interface AgeBand {
  readonly fromAge: number;
  readonly toAge: number;
  readonly factor: BasisPoints;
}

/** The rule for everyone older than the last band of the price list. */
export interface SeniorRule {
  readonly validFrom: IsoDay;
  /** Rising in age and share; the last may end at `oldestAge`. */
  readonly bands: readonly AgeBand[];
}

/** A discount for parties of this size or larger. */
export interface DiscountStep {
  readonly from: number;
  readonly share: BasisPoints;
}

export interface GroupRules {
  readonly fewest: number;
  /** From this size, prices are quoted, not listed. */
  readonly tenderFrom: number;
  /** Rising in size and share. */
  readonly discounts: readonly DiscountStep[];
}

export interface Instalment {
  readonly payments: number;
  /** One payment, as a share of the yearly price. */
  readonly share: BasisPoints;
}

export interface ExchangeRate {
  readonly koboPerUnit: number;
  readonly day: IsoDay;
}

export interface CurrencyRules {
  readonly surcharge: BasisPoints;
  /** Undefined for the naira. */
  readonly rate: ExchangeRate | undefined;
}

/** All prices and price rules, from `content/plans/prices.yaml`. */
export interface PriceList {
  readonly isSample: boolean;
  readonly asOf: IsoDay;
  readonly validFrom: IsoDay;
  readonly validTo: IsoDay;
  readonly quoteValidDays: number;
  readonly adultYearlyKobo: Readonly<Record<TierId, number>>;
  readonly ages: Readonly<Record<AgeBandId, AgeBand>>;
  readonly seniors: SeniorRule;
  /** The first age that no band covers. */
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

/** Tells whether a price list is valid on a day, its first and last day included. */
export function isValidOn({ validFrom, validTo }: PriceList, day: IsoDay): boolean {
  return day >= validFrom && day <= validTo;
}

/** Returns the value if it is one of the choices. */
export function findChoice<Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** Returns the currency an edition starts with. */
export function editionCurrency(edition: Edition): CurrencyCode {
  return edition === 'NG' ? 'NGN' : 'USD';
}

/** Follows an amount, as in "₦90,000 a year". */
export const perPayment: Record<InstalmentId, string> = {
  yearly: 'a year',
  quarterly: 'a quarter',
  monthly: 'a month',
};

const paymentLabels: Record<InstalmentId, string> = {
  yearly: 'Once a year',
  quarterly: 'Every quarter',
  monthly: 'Every month',
};

export const payChoices = instalmentIds.map((id) => ({ value: id, label: paymentLabels[id] }));

/** Describes a payment choice: "once a year". */
export function payWords(value: string): string {
  return paymentLabels[findChoice(instalmentIds, value) ?? 'yearly'].toLowerCase();
}

export const currencyChoices = [
  { value: 'USD', label: 'US dollars ($)' },
  { value: 'GBP', label: 'Pounds (£)' },
  { value: 'EUR', label: 'Euros (€)' },
  { value: 'NGN', label: 'Naira (₦)' },
];
