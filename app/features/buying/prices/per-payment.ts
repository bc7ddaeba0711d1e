import type { InstalmentId } from './price-list.ports.ts';

/** "a year", "a quarter" or "a month". */
export const perPayment: Record<InstalmentId, string> = {
  yearly: 'a year',
  quarterly: 'a quarter',
  monthly: 'a month',
};
