import * as v from 'valibot';
import type { Standing } from '#server/enrolment/payment-service.ts';

const captureSchema = v.object({
  status: v.string(),
  amount: v.object({ currency_code: v.string(), value: v.string() }),
});

export const orderSchema = v.object({
  id: v.string(),
  status: v.string(),
  purchase_units: v.optional(
    v.array(
      v.object({
        payments: v.optional(v.object({ captures: v.optional(v.array(captureSchema)) })),
      }),
    ),
  ),
});

/** Maps PayPal's state of an order to a payment's. */
export function standingOfOrder(
  order: v.InferOutput<typeof orderSchema>,
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

/** A completed order may contain a declined or pending payment. */
function standingOfCapture({
  purchase_units: units = [],
}: v.InferOutput<typeof orderSchema>): Standing {
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

/** Formats 19,000 cents as "190.00". */
export function toPaypalValue(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** Parses "190.00" as 19,000 cents; NaN when it is not an amount. */
export function fromPaypalValue(value: string): number {
  const [, units, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  return units === undefined ? Number.NaN : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}
