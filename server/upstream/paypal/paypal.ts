import * as v from 'valibot';
import { webAddress } from '#server/address.ts';
import type {
  Attempt,
  PaymentService,
  Standing,
  Start,
} from '#server/enrolment/payment-service.ts';
import { callService, type Called } from '../call-service.ts';
import { orderSchema, standingOfOrder, toPaypalValue } from './paypal-order.ts';

interface PaypalOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly url: string;
  readonly insurer: string;
  readonly now?: () => number;
}

const problemSchema = v.object({
  name: v.string(),
  details: v.optional(v.array(v.object({ issue: v.string() }))),
});
const started = v.object({
  id: v.string(),
  links: v.array(v.object({ rel: v.string(), href: webAddress })),
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
        // A repeat with the same id gets the first answer.
        ...(post && { 'paypal-request-id': post.requestId, prefer: 'return=representation' }),
      },
      ...(post && { body: JSON.stringify(post.body ?? {}) }),
    });
    if (called.kind === 'answer' && called.status === 401) login.forget();
    return called;
  }

  const read = async (orderId: string) => readOrder(await call(`${orders}/${orderId}`));
  const readCaptured = async (orderId: string) => settled(await read(orderId));

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
  const order = v.safeParse(started, called.body);
  if (!order.success) return { kind: 'refused', reason: issueOf(called) };
  const { id, links } = order.output;
  const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (url) return { kind: 'started', url: url.href, serviceReference: id };
  return { kind: 'refused', reason: issueOf(called) };
}

function readOrder(called: Called): Standing | { readonly kind: 'approved' } {
  if (called.kind === 'unavailable') return called;
  if (called.status === 404) return { kind: 'failed', reason: 'the order has expired' };
  const order = v.safeParse(orderSchema, called.body);
  return order.success
    ? standingOfOrder(order.output)
    : { kind: 'unavailable', reason: issueOf(called) };
}

/** Reads an order that is still approved after its capture as pending. */
function settled(standing: Standing | { readonly kind: 'approved' }): Standing {
  return standing.kind === 'approved' ? { kind: 'pending' } : standing;
}

function issueOf(called: Called): string {
  if (called.kind === 'unavailable') return called.reason;
  const problem = v.safeParse(problemSchema, called.body);
  if (!problem.success) return `HTTP ${called.status}`;
  return problem.output.details?.[0]?.issue ?? problem.output.name;
}

interface LoginOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly url: string;
  readonly now?: () => number;
}

const granted = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.number(),
});
/** A token in its last minute might expire on the way. */
const marginMs = 60_000;

/** Signs in with PayPal and reuses the token while it is valid. */
function createPaypalLogin({ clientId, secret, url, now = Date.now }: LoginOptions) {
  let current: { readonly token: string; readonly goodUntil: number } | undefined;
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');

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
    const answer = v.safeParse(granted, called.body);
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
