import { z } from 'zod';
import type {
  Attempt,
  PaymentService,
  Standing,
  Start,
} from '#server/enrolment/payment-service.ts';
import { callService, type Called } from '../call-service.ts';

interface PaystackOptions {
  readonly secretKey: string;
  readonly url: string;
}

const started = z.object({
  status: z.literal(true),
  data: z.object({
    authorization_url: z.url({ protocol: /^https?$/ }),
    reference: z.string(),
  }),
});
const refusal = z.object({ message: z.string() });

/** A transaction as verification and webhooks show it; amounts are in kobo. */
export const paystackTransaction = z.object({
  reference: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  gateway_response: z.string().nullish(),
});
const verified = z.object({ status: z.literal(true), data: paystackTransaction });

/** Paystack's hosted payment: https://paystack.com/docs/api/transaction/ */
export function createPaystack({ secretKey, url }: PaystackOptions): PaymentService {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  return {
    name: 'paystack',
    async start(attempt) {
      const body = JSON.stringify(transactionOf(attempt));
      const address = `${url}/transaction/initialize`;
      return readStart(await callService({ url: address, method: 'POST', headers, body }));
    },
    async check(attemptId) {
      const address = `${url}/transaction/verify/${encodeURIComponent(attemptId)}`;
      return readVerification(await callService({ url: address, headers }), attemptId);
    },
  };
}

function transactionOf({ id, amount, email, title, returnUrl, cancelUrl }: Attempt) {
  return {
    reference: id,
    amount: String(amount.minor),
    currency: amount.currency,
    email,
    callback_url: returnUrl,
    metadata: {
      cancel_action: cancelUrl,
      custom_fields: [{ display_name: 'For', variable_name: 'for', value: title }],
    },
  };
}

function readStart(called: Called): Start {
  if (called.kind === 'unavailable') return called;
  const success = started.safeParse(called.body);
  if (called.status === 200 && success.success) {
    const { authorization_url: url, reference } = success.data.data;
    return { kind: 'started', url, serviceReference: reference };
  }
  const message = refusal.safeParse(called.body).data?.message ?? `HTTP ${called.status}`;
  return /duplicate/i.test(message)
    ? { kind: 'duplicate' }
    : { kind: 'refused', reason: message.slice(0, 200) };
}

function readVerification(called: Called, attemptId: string): Standing {
  if (called.kind === 'unavailable') return called;
  const answer = verified.safeParse(called.body);
  if (called.status === 200 && answer.success && answer.data.data.reference === attemptId) {
    return standingOf(answer.data.data);
  }
  const message = refusal.safeParse(called.body).data?.message ?? '';
  // Initialising it never got through.
  if (/not found/i.test(message)) return { kind: 'not-paid' };
  return { kind: 'unavailable', reason: `HTTP ${called.status} ${message}`.slice(0, 200) };
}

/** What Paystack's own state of a transaction means for us. */
export function standingOf(transaction: z.output<typeof paystackTransaction>): Standing {
  const { status, amount, currency, gateway_response: reason } = transaction;
  switch (status) {
    case 'success':
      return { kind: 'paid', amount: { minor: amount, currency } };
    case 'failed':
    case 'reversed':
      return { kind: 'failed', reason: reason ?? status };
    // Begun, and not finished: its page still takes the payment.
    case 'abandoned':
      return { kind: 'not-paid' };
    default:
      return { kind: 'pending' };
  }
}
