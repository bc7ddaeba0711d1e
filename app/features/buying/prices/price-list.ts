import type * as v from 'valibot';
import type { CurrencyCode } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';
import type { priceListSchema } from './price-list.schema.ts';

import type { TierId } from './tiers.ts';

export { oldestAge, tierIds, type TierId } from './tiers.ts';

export const instalmentIds = ['yearly', 'quarterly', 'monthly'] as const;
export type InstalmentId = (typeof instalmentIds)[number];

export const currencyCodes = [
  'NGN',
  'USD',
  'GBP',
  'EUR',
] as const satisfies readonly CurrencyCode[];

/** All prices and price rules, from `content/plans/prices.yaml`. */
export type PriceList = v.InferOutput<typeof priceListSchema>;
/** All ages in a band pay the same share of the adult price. */
export type AgeBand = PriceList['ages']['adult'];
/** A discount for parties of this size or larger. */
export type DiscountStep = PriceList['family']['discount'];
export type GroupRules = PriceList['groups']['staff'];
export type ExchangeRate = PriceList['currencies']['USD']['rate'];

/** Tells whether a price list is valid on a day, YYYY-MM-DD, its first and last day included. */
export function isValidOn({ validFrom, validTo }: PriceList, day: string): boolean {
  return day >= validFrom && day <= validTo;
}

export function findChoice<Choice extends string>(
  choices: readonly Choice[],
  value: string | null | undefined,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** Returns the currency an edition starts with. */
export function editionCurrency(edition: Edition): CurrencyCode {
  return edition === 'NG' ? 'NGN' : 'USD';
}

const euroCountries = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' '),
);
const poundCountries = new Set(['GB', 'GG', 'IM', 'JE']);

/**
 * Returns the currency that somebody abroad is offered first: dollars where we take no payments in
 * the country's own.
 * @param country ISO 3166, in capital letters
 */
export function currencyAbroad(country: string): CurrencyCode {
  if (poundCountries.has(country)) return 'GBP';
  return euroCountries.has(country) ? 'EUR' : 'USD';
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

export function planChoices(tiers: readonly { readonly id: TierId; readonly name: string }[]) {
  return tiers.map(({ id, name }) => ({ value: id, label: name }));
}

export const payChoices = instalmentIds.map((id) => ({ value: id, label: paymentLabels[id] }));

/** Describes a payment choice: "Once a year". */
export function payLabel(value: string): string {
  return paymentLabels[findChoice(instalmentIds, value) ?? 'yearly'];
}

export const currencyNames = { NGN: 'Naira', USD: 'Dollars', GBP: 'Pounds', EUR: 'Euros' } as const;

const currencySigns = { NGN: '₦', USD: '$', GBP: '£', EUR: '€' } as const;

export const currencyOptions = currencyCodes.map((code) => ({
  value: code,
  label: code === 'USD' ? 'US dollars' : currencyNames[code],
  sign: currencySigns[code],
}));

const [naira, ...foreign] = currencyOptions.map(({ value, label, sign }) => ({
  value,
  label: `${label} (${sign})`,
}));

/** For who pays from abroad: the naira comes last. */
export const currencyChoices = [...foreign, ...(naira ? [naira] : [])];
