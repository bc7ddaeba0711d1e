import { z } from 'zod';
import type { Standing } from '#server/enrolment/payment-service.ts';

const captureSchema = z.object({
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
});

/** An order as far as we read it. */
export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({ payments: z.object({ captures: z.array(captureSchema).optional() }).optional() }),
    )
    .optional(),
});

/** What PayPal's own state of an order means for us. */
export function standingOfOrder(
  order: z.output<typeof orderSchema>,
): Standing | { readonly kind: 'approved' } {
  switch (order.status) {
    case 'APPROVED':
      return { kind: 'approved' };
    case 'COMPLETED':
      return standingOfCapture(order);
    case 'VOIDED':
      return { kind: 'failed', reason: 'the order was voided' };
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { kind: 'not-paid' };
    default:
      return { kind: 'pending' };
  }
}

/** A completed order may hold a payment that was declined, or is still being looked into. */
function standingOfCapture({ purchase_units: units = [] }: z.output<typeof orderSchema>): Standing {
  const [capture] = units.flatMap(({ payments }) => payments?.captures ?? []);
  if (!capture) return { kind: 'pending' };
  switch (capture.status) {
    case 'COMPLETED':
      return {
        kind: 'paid',
        amount: {
          minor: fromPaypalValue(capture.amount.value),
          currency: capture.amount.currency_code,
        },
      };
    case 'DECLINED':
    case 'FAILED':
      return { kind: 'failed', reason: 'the payment was declined' };
    default:
      return { kind: 'pending' };
  }
}

/** "190.00" of 19,000 cents. */
export function toPaypalValue(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** 19,000 cents of "190.00"; not a number where it is no amount. */
export function fromPaypalValue(value: string): number {
  const [, units, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  return units === undefined ? Number.NaN : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}
