import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { decimalOf, parseDecimal } from '#app/kernel/money.ts';
import { webAddress } from '#app/kernel/schema/url-schemas.ts';
import type {
  Attempt,
  PaymentService,
  PaymentReport,
  Start,
} from '#server/enrolment/payment-service.ts';
import { callService, type Called } from '../call-service.ts';
import { currencyCode, serviceId, serviceWords } from '../service-text.ts';

interface PaypalOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly url: string;
  readonly insurer: string;
  readonly now?: () => number;
}

/** PayPal's orders: https://developer.paypal.com/docs/api/orders/v2/ */
export function createPaypal(options: PaypalOptions): PaymentService {
  const orders = `${options.url}/v2/checkout/orders`;
  const login = createPaypalLogin(options);

  async function call(url: string, post?: { requestId: string; body?: unknown }): Promise<Called> {
    const token = await login.token();
    if (typeof token !== 'string') return token;
    const called = await callService({
      url,
      method: post ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // A repeat with the same id gets the first answer.
        ...(post && { 'paypal-request-id': post.requestId, prefer: 'return=representation' }),
      },
      ...(post && { body: JSON.stringify(post.body ?? {}) }),
    });
    if (called.kind === 'answer' && called.status === 401) login.forget();
    return called;
  }

  const read = async (orderId: string) => readOrder(await call(`${orders}/${orderId}`));

  async function capture(attemptId: string, orderId: string): Promise<PaymentReport> {
    // With one id for all, a card that was declined would stand for every other. What has been taken
    // is not taken again: PayPal answers ORDER_ALREADY_CAPTURED.
    const requestId = `${attemptId}-${randomUUID()}`;
    const called = await call(`${orders}/${orderId}/capture`, { requestId });
    if (called.kind === 'unavailable') return called;
    if (called.status === 200 || called.status === 201) return settled(readOrder(called));
    switch (issueOf(called)) {
      case 'ORDER_ALREADY_CAPTURED':
        return settled(await read(orderId));
      case 'ORDER_NOT_APPROVED':
      case 'INSTRUMENT_DECLINED':
        // The visitor may still choose another card at PayPal.
        return { kind: 'not-paid' };
      default:
        return { kind: 'unavailable', reason: issueOf(called) };
    }
  }

  return {
    name: 'paypal',
    async start(attempt) {
      const body = orderOf(attempt, options.insurer);
      return readStart(await call(orders, { requestId: attempt.id, body }));
    },
    async check(attemptId, serviceReference) {
      if (serviceReference === null) return { kind: 'not-paid' };
      const orderId = encodeURIComponent(serviceReference);
      const report = await read(orderId);
      return report.kind === 'approved' ? capture(attemptId, orderId) : report;
    },
  };
}

function orderOf({ id, amount, title, returnUrl, cancelUrl }: Attempt, insurer: string) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        description: title,
        amount: { currency_code: amount.currency, value: decimalOf(amount.minor) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: insurer,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
}

const startedSchema = v.object({
  id: serviceId,
  links: v.array(v.object({ rel: v.string(), href: webAddress })),
});

function readStart(called: Called): Start {
  if (called.kind === 'unavailable') return called;
  const order = v.safeParse(startedSchema, called.body);
  const links = order.success ? order.output.links : [];
  const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  return order.success && url !== undefined
    ? { kind: 'started', url, serviceReference: order.output.id }
    : { kind: 'refused', reason: issueOf(called) };
}

const captureSchema = v.object({
  status: v.string(),
  amount: v.object({ currency_code: currencyCode, value: v.string() }),
});
const orderSchema = v.object({
  status: v.string(),
  purchase_units: v.optional(
    v.array(
      v.object({
        payments: v.optional(v.object({ captures: v.optional(v.array(captureSchema)) })),
      }),
    ),
    [],
  ),
});

type OrderReport = PaymentReport | { readonly kind: 'approved' };

/** Maps PayPal's state of an order to a payment's. */
function readOrder(called: Called): OrderReport {
  if (called.kind === 'unavailable') return called;
  if (called.status === 404) return { kind: 'failed', reason: 'the order has expired' };
  const order = v.safeParse(orderSchema, called.body);
  if (!order.success) return { kind: 'unavailable', reason: issueOf(called) };
  const { status, purchase_units: units } = order.output;
  switch (status) {
    case 'APPROVED':
      return { kind: 'approved' };
    case 'COMPLETED':
      return reportOfCapture(units.flatMap(({ payments }) => payments?.captures ?? [])[0]);
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
function reportOfCapture(capture: v.InferOutput<typeof captureSchema> | undefined): PaymentReport {
  if (!capture) return { kind: 'pending' };
  switch (capture.status) {
    case 'COMPLETED': {
      const { value, currency_code: currency } = capture.amount;
      return { kind: 'paid', amount: { minor: parseDecimal(value) ?? Number.NaN, currency } };
    }
    case 'DECLINED':
    case 'FAILED':
      return { kind: 'failed', reason: 'the payment was declined' };
    case 'REFUNDED':
      return { kind: 'reversed', reason: 'PayPal has refunded it' };
    default:
      return { kind: 'pending' };
  }
}

/** Reads an order that is still approved after its capture as pending. */
function settled(report: OrderReport): PaymentReport {
  return report.kind === 'approved' ? { kind: 'pending' } : report;
}

const problemSchema = v.object({
  name: serviceWords,
  details: v.optional(v.array(v.object({ issue: serviceWords }))),
});

function issueOf(called: Called): string {
  if (called.kind === 'unavailable') return called.reason;
  const problem = v.safeParse(problemSchema, called.body);
  if (!problem.success) return `HTTP ${called.status}`;
  return problem.output.details?.[0]?.issue ?? problem.output.name;
}

const grantedSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.number(),
});
/** A token in its last minute might expire on the way. */
const marginMs = 60_000;

/** Signs in with PayPal and reuses the token while it is valid. */
function createPaypalLogin({ clientId, secret, url, now = Date.now }: PaypalOptions) {
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
  let current: { readonly token: string; readonly goodUntil: number } | undefined;
  let pending: ReturnType<typeof signIn> | undefined;

  async function signIn(): Promise<string | Extract<Called, { kind: 'unavailable' }>> {
    const called = await callService({
      url: `${url}/v1/oauth2/token`,
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (called.kind === 'unavailable') return called;
    const answer = v.safeParse(grantedSchema, called.body);
    if (!answer.success) return { kind: 'unavailable', reason: `login: HTTP ${called.status}` };
    const { access_token: token, expires_in: seconds } = answer.output;
    current = { token, goodUntil: now() + seconds * 1000 - marginMs };
    return token;
  }

  return {
    async token() {
      if (current && current.goodUntil > now()) return current.token;
      // Concurrent visitors share one sign-in.
      pending ??= signIn().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    forget(): void {
      current = undefined;
    },
  };
}
