import type { CurrencyCode } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';
import { instalmentIds, type InstalmentId } from './price-list.types.ts';

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
