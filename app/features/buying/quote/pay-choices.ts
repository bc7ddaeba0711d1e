import { instalmentIds, type InstalmentId } from '../prices/price-list.ports.ts';
import { oneOf } from '../prices/one-of.ts';

const paymentLabels: Record<InstalmentId, string> = {
  yearly: 'Once a year',
  quarterly: 'Every quarter',
  monthly: 'Every month',
};

/** How one can pay. */
export const payChoices = instalmentIds.map((id) => ({ value: id, label: paymentLabels[id] }));

/** "once a year", "every month". */
export function payWords(value: string): string {
  return paymentLabels[oneOf(instalmentIds, value) ?? 'yearly'].toLowerCase();
}

/** In which currency one can pay. */
export const currencyChoices = [
  { value: 'USD', label: 'US dollars ($)' },
  { value: 'GBP', label: 'Pounds (£)' },
  { value: 'NGN', label: 'Naira (₦)' },
];
