import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { webAddress } from '#app/kernel/schema/url-schemas.ts';
import type {
  Attempt,
  PaymentService,
  PaymentReport,
  Start,
} from '#server/enrolment/payment-service.ts';
import { callService, type Called } from '../call-service.ts';
import { currencyCode, serviceId, serviceWords, soughtId } from '../service-text.ts';

interface PaystackOptions {
  readonly secretKey: string;
  readonly url: string;
}

const started = v.object({
  status: v.literal(true),
  data: v.object({
    authorization_url: webAddress,
    reference: serviceId,
  }),
});
const refusal = v.fallback(v.object({ message: serviceWords }), { message: '' });

/** A transaction in verifications and webhooks; amounts are in kobo. */
export const paystackTransaction = v.object({
  reference: soughtId,
  status: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: currencyCode,
  gateway_response: v.nullish(serviceWords),
});
const verified = v.object({ status: v.literal(true), data: paystackTransaction });

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
  const success = v.safeParse(started, called.body);
  if (called.status === 200 && success.success) {
    const { authorization_url: url, reference } = success.output.data;
    return { kind: 'started', url, serviceReference: reference };
  }
  const message = v.parse(refusal, called.body).message || `HTTP ${called.status}`;
  return /duplicate/i.test(message) ? { kind: 'duplicate' } : { kind: 'refused', reason: message };
}

function readVerification(called: Called, attemptId: string): PaymentReport {
  if (called.kind === 'unavailable') return called;
  const answer = v.safeParse(verified, called.body);
  if (called.status === 200 && answer.success && answer.output.data.reference === attemptId) {
    return reportOf(answer.output.data);
  }
  const { message } = v.parse(refusal, called.body);
  // The transaction was never initialised.
  if (/not found/i.test(message)) return { kind: 'not-paid' };
  return { kind: 'unavailable', reason: `HTTP ${called.status} ${message}` };
}

/** Maps Paystack's state of a transaction to a payment's. */
export function reportOf(transaction: v.InferOutput<typeof paystackTransaction>): PaymentReport {
  const { status, amount, currency, gateway_response: reason } = transaction;
  switch (status) {
    case 'success':
      return { kind: 'paid', amount: { minor: amount, currency } };
    case 'failed':
    case 'reversed':
      return { kind: status, reason: reason || status };
    // Started but not finished: the payment page is still open.
    case 'abandoned':
      return { kind: 'not-paid' };
    default:
      return { kind: 'pending' };
  }
}

/** Verifies `x-paystack-signature`: HMAC SHA-512 of the body under the secret key. */
export function isSignedByPaystack(body: Buffer, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const expected = createHmac('sha512', secretKey).update(body).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
