import type { PaymentRow } from '#server/store/schema.ts';

/** Adds up what has come in in one currency, less refunds, in its minor units. */
export function paidIn(currency: string, payments: readonly PaymentRow[]): number {
  const sums = payments.map(moneyIn).filter((money) => money.currency === currency);
  return sums.reduce((total, { minor }) => total + minor, 0);
}

/** What a payment has brought in, or a refund has taken out. */
export function moneyIn(payment: PaymentRow): {
  readonly minor: number;
  readonly currency: string;
} {
  const { state, amount_minor: minor, currency } = payment;
  if (state === 'success') return { minor, currency };
  const { received_minor: received, received_currency: receivedCurrency } = payment;
  return { minor: received ?? 0, currency: receivedCurrency ?? currency };
}
