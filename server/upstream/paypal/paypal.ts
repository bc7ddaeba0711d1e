import { z } from 'zod';
import type {
  Attempt,
  PaymentService,
  Standing,
  Start,
} from '#server/enrolment/payment-service.ts';
import { callService, type Called } from '../call-service.ts';
import { createPaypalLogin } from './paypal-login.ts';
import { orderSchema, standingOfOrder, toPaypalValue } from './paypal-order.ts';

interface PaypalOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly url: string;
  readonly insurer: string;
  readonly now?: () => number;
}

const problemSchema = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});
const started = z.object({
  id: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })),
});

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
        // The same again is answered with what came of it the first time.
        ...(post && { 'paypal-request-id': post.requestId, prefer: 'return=representation' }),
      },
      ...(post && { body: JSON.stringify(post.body ?? {}) }),
    });
    if (called.kind === 'answer' && called.status === 401) login.forget();
    return called;
  }

  const read = async (orderId: string) => readOrder(await call(`${orders}/${orderId}`));
  const readCaptured = async (orderId: string) => settled(await read(orderId));

  /** Takes the money that the visitor has approved. */
  async function capture(attemptId: string, orderId: string): Promise<Standing> {
    const requestId = `${attemptId}-capture`;
    const called = await call(`${orders}/${orderId}/capture`, { requestId });
    if (called.kind === 'unavailable') return called;
    if (called.status === 200 || called.status === 201) return settled(readOrder(called));
    switch (issueOf(called)) {
      case 'ORDER_ALREADY_CAPTURED':
        return readCaptured(orderId);
      case 'ORDER_NOT_APPROVED':
      case 'INSTRUMENT_DECLINED':
        // At PayPal the visitor may choose another card.
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
      const standing = await read(orderId);
      return standing.kind === 'approved' ? capture(attemptId, orderId) : standing;
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
        amount: { currency_code: amount.currency, value: toPaypalValue(amount.minor) },
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

function readStart(called: Called): Start {
  if (called.kind === 'unavailable') return called;
  const order = started.safeParse(called.body);
  const url = order.data?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (order.success && url) {
    return { kind: 'started', url: url.href, serviceReference: order.data.id };
  }
  return { kind: 'refused', reason: issueOf(called) };
}

function readOrder(called: Called): Standing | { readonly kind: 'approved' } {
  if (called.kind === 'unavailable') return called;
  if (called.status === 404) return { kind: 'failed', reason: 'the order has expired' };
  const order = orderSchema.safeParse(called.body);
  return order.success
    ? standingOfOrder(order.data)
    : { kind: 'unavailable', reason: issueOf(called) };
}

/** After a capture, an order that still counts as approved is on its way. */
function settled(standing: Standing | { readonly kind: 'approved' }): Standing {
  return standing.kind === 'approved' ? { kind: 'pending' } : standing;
}

function issueOf(called: Called): string {
  if (called.kind === 'unavailable') return called.reason;
  const problem = problemSchema.safeParse(called.body).data;
  return problem?.details?.[0]?.issue ?? problem?.name ?? `HTTP ${called.status}`;
}
