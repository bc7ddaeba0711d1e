import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendJson } from './send-json.ts';
import { serve } from './serve.ts';

/** An order as PayPal stores it. */
interface PaypalOrder {
  readonly id: string;
  readonly customId: string;
  readonly amount: { readonly currency_code: string; readonly value: string };
  readonly returnUrl: string;
  readonly cancelUrl: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  captureStatus: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | undefined;
}

/** A stand-in for PayPal, after https://developer.paypal.com/docs/api/orders/v2/. */
export interface FakePaypal extends AsyncDisposable {
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  readonly orders: ReadonlyMap<string, PaypalOrder>;
  /** How often money was taken. */
  readonly captures: () => number;
  /** What the next capture comes to. */
  captureAs: 'COMPLETED' | 'PENDING' | 'DECLINED';
  behave: 'well' | 'down' | 'lose-answers';
  /** How often it was asked about an order, or to do something with it. */
  readonly asked: () => number;
  /** How often somebody signed in. */
  readonly logins: () => number;
  /** The body of the event that it sends about an order. */
  event(orderId: string, type?: string): string;
}

const token = 'A21AA-fake-token';

/** Starts it on a free port. */
export async function startFakePaypal(): Promise<FakePaypal> {
  const state: State = {
    url: '',
    clientId: 'fake-client',
    secret: 'fake-secret',
    orders: new Map(),
    requests: new Map(),
    declined: new Set(),
    counts: { captures: 0, logins: 0, asked: 0 },
    captureAs: 'COMPLETED',
    behave: 'well',
  };
  const served = await serve((request, response) => void answer(state, request, response));
  state.url = served.address;
  return Object.assign(state, {
    captures: () => state.counts.captures,
    asked: () => state.counts.asked,
    logins: () => state.counts.logins,
    event: (orderId: string, type = 'PAYMENT.CAPTURE.COMPLETED') =>
      JSON.stringify({
        id: 'WH-1',
        event_type: type,
        resource: { id: 'CAP-1', supplementary_data: { related_ids: { order_id: orderId } } },
      }),
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  });
}

interface State {
  url: string;
  readonly clientId: string;
  readonly secret: string;
  readonly orders: Map<string, PaypalOrder>;
  /** Order ids by the request that made them: the same request again gets the same answer. */
  readonly requests: Map<string, string>;
  /** Captures that were declined, by the same. */
  readonly declined: Set<string>;
  readonly counts: { captures: number; logins: number; asked: number };
  captureAs: FakePaypal['captureAs'];
  behave: FakePaypal['behave'];
}

async function answer(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  const { url: path = '/' } = request;
  if (state.behave === 'down') return sendJson(response, 503, { name: 'SERVICE_UNAVAILABLE' });
  if (path === '/v1/oauth2/token') return logIn(state, request, response, body);
  if (path.startsWith('/approve/')) return approve(state, response, path.slice(9));
  if (request.headers.authorization !== `Bearer ${token}`) {
    return sendJson(response, 401, { name: 'AUTHENTICATION_FAILURE' });
  }
  state.counts.asked += 1;
  const [status, reply] = route(state, request, path, body);
  if (state.behave === 'lose-answers') response.destroy();
  else sendJson(response, status, reply);
}

function logIn(
  { clientId, secret, counts }: State,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
  const isRight =
    request.headers.authorization === `Basic ${basic}` && body === 'grant_type=client_credentials';
  counts.logins += 1;
  if (!isRight) return sendJson(response, 401, { error: 'invalid_client' });
  sendJson(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 32_400 });
}

function route(
  state: State,
  request: IncomingMessage,
  path: string,
  body: string,
): [number, unknown] {
  const requestId = String(request.headers['paypal-request-id'] ?? '');
  const [, id = '', action] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
  const isNew = request.method === 'POST' && path === '/v2/checkout/orders';
  if (isNew) return create(state, requestId, body);
  const order = state.orders.get(id);
  if (!order) return [404, { name: 'RESOURCE_NOT_FOUND' }];
  return action ? capture(state, order, requestId) : [200, shown(state, order)];
}

function create(state: State, requestId: string, body: string): [number, unknown] {
  const { orders, requests } = state;
  const known = orders.get(requests.get(requestId) ?? '');
  if (known) return [200, shown(state, known)];
  const sent = JSON.parse(body) as SentOrder;
  const [unit] = sent.purchase_units;
  const context = sent.payment_source.paypal.experience_context;
  if (!unit || !/^\d+\.\d\d$/.test(unit.amount.value)) return [400, { name: 'INVALID_REQUEST' }];
  const order: PaypalOrder = {
    id: `5O190127TN${String(orders.size).padStart(7, '0')}`,
    customId: unit.custom_id,
    amount: unit.amount,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    status: 'PAYER_ACTION_REQUIRED',
    captureStatus: undefined,
  };
  orders.set(order.id, order);
  requests.set(requestId, order.id);
  return [201, shown(state, order)];
}

function capture(state: State, order: PaypalOrder, requestId: string): [number, unknown] {
  if (state.declined.has(requestId)) return [422, problem('INSTRUMENT_DECLINED')];
  if (order.status === 'COMPLETED') return [422, problem('ORDER_ALREADY_CAPTURED')];
  if (order.status !== 'APPROVED') return [422, problem('ORDER_NOT_APPROVED')];
  if (state.captureAs === 'DECLINED') {
    state.declined.add(requestId);
    return [422, problem('INSTRUMENT_DECLINED')];
  }
  order.status = 'COMPLETED';
  order.captureStatus = state.captureAs;
  state.counts.captures += 1;
  return [201, shown(state, order)];
}

/** PayPal's own page: whoever opens it approves, and is sent back with the order. */
function approve({ orders }: State, response: ServerResponse, id: string): void {
  const order = orders.get(id);
  if (!order) return sendJson(response, 404, {});
  order.status = 'APPROVED';
  const back = new URL(order.returnUrl);
  back.searchParams.set('token', id);
  back.searchParams.set('PayerID', 'FAKEPAYER');
  response.writeHead(302, { location: back.href }).end();
}

function shown({ url }: State, { id, status, customId, amount, captureStatus }: PaypalOrder) {
  const captures = captureStatus && [{ id: `CAP-${id}`, status: captureStatus, amount }];
  const unit = { custom_id: customId, amount, ...(captures && { payments: { captures } }) };
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [unit],
    links: [
      { href: `${url}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${url}/approve/${id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}

interface SentOrder {
  readonly purchase_units: readonly {
    readonly custom_id: string;
    readonly amount: PaypalOrder['amount'];
  }[];
  readonly payment_source: {
    readonly paypal: {
      readonly experience_context: { readonly return_url: string; readonly cancel_url: string };
    };
  };
}

function problem(issue: string) {
  return { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] };
}
