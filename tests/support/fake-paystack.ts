import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendJson } from './send-json.ts';
import { serve } from './serve.ts';

/** A transaction as Paystack stores it. */
interface Transaction {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  readonly callbackUrl: string;
  readonly cancelUrl: string;
  status: 'abandoned' | 'ongoing' | 'pending' | 'success' | 'failed';
}

/** A stand-in for Paystack, after https://paystack.com/docs/api/transaction/. */
export interface FakePaystack extends AsyncDisposable {
  readonly url: string;
  readonly secretKey: string;
  readonly transactions: ReadonlyMap<string, Transaction>;
  /** How often it was asked about a payment, or to begin one. */
  readonly asked: () => number;
  /** Called often enough, it fails as told: no answer at all, or one of its own failures. */
  behave: 'well' | 'down' | 'lose-answers';
  /** What the bank says to those who pay on its page. */
  card: 'good' | 'declined';
  /** The body and signature of the event that it sends about a transaction. */
  event(reference: string, changes?: Record<string, unknown>): SignedEvent;
}

interface SignedEvent {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** Starts it on a free port. */
export async function startFakePaystack(secretKey = 'sk_test_fake'): Promise<FakePaystack> {
  const state: State = {
    url: '',
    secretKey,
    transactions: new Map(),
    calls: 0,
    behave: 'well',
    card: 'good',
  };
  const served = await serve((request, response) => void answer(state, request, response));
  state.url = served.address;
  return Object.assign(state, {
    asked: () => state.calls,
    event: (reference: string, changes: Record<string, unknown> = {}) => {
      const found = state.transactions.get(reference);
      const data = { ...(found && dataOf(found)), ...changes };
      const body = JSON.stringify({ event: 'charge.success', data });
      return { body, headers: signed(body, secretKey) };
    },
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  });
}

interface State {
  url: string;
  readonly secretKey: string;
  readonly transactions: Map<string, Transaction>;
  calls: number;
  behave: FakePaystack['behave'];
  card: FakePaystack['card'];
}

async function answer(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  const { url = '/' } = request;
  if (state.behave === 'down') return sendJson(response, 503, { status: false, message: 'down' });
  if (url.startsWith('/pay/')) return payPage(state, response, url.slice(5));
  if (request.headers.authorization !== `Bearer ${state.secretKey}`) {
    return sendJson(response, 401, { status: false, message: 'Invalid key' });
  }
  state.calls += 1;
  const [status, reply] =
    request.method === 'POST' && url === '/transaction/initialize'
      ? initialize(state, JSON.parse(body) as Record<string, unknown>)
      : verify(state, decodeURIComponent(url.split('/').at(-1) ?? ''));
  if (state.behave === 'lose-answers') response.destroy();
  else sendJson(response, status, reply);
}

function initialize(
  { url, transactions }: State,
  body: Record<string, unknown>,
): [number, unknown] {
  const reference = String(body['reference']);
  if (!/^[\w.=-]+$/.test(reference) || !/^[1-9]\d*$/.test(String(body['amount']))) {
    return [400, { status: false, message: 'Invalid transaction' }];
  }
  if (transactions.has(reference)) {
    return [400, { status: false, message: 'Duplicate Transaction Reference' }];
  }
  const metadata = body['metadata'] as { cancel_action: string };
  transactions.set(reference, {
    reference,
    amount: Number(body['amount']),
    currency: String(body['currency']),
    email: String(body['email']),
    callbackUrl: String(body['callback_url']),
    cancelUrl: metadata.cancel_action,
    status: 'abandoned',
  });
  const code = `code-${reference}`;
  const data = { authorization_url: `${url}/pay/${reference}`, access_code: code, reference };
  return [200, { status: true, message: 'Authorization URL created', data }];
}

function verify({ transactions }: State, reference: string): [number, unknown] {
  const found = transactions.get(reference);
  if (!found) return [400, { status: false, message: 'Transaction reference not found.' }];
  return [200, { status: true, message: 'Verification successful', data: dataOf(found) }];
}

/** The hosted page: whoever opens it pays with the card, and is sent back with the reference. */
function payPage({ transactions, card }: State, response: ServerResponse, reference: string): void {
  const found = transactions.get(reference);
  if (!found) return sendJson(response, 404, {});
  found.status = card === 'good' ? 'success' : 'failed';
  const back = new URL(found.callbackUrl);
  back.searchParams.set('trxref', reference);
  back.searchParams.set('reference', reference);
  response.writeHead(302, { location: back.href }).end();
}

/** The headers of a Paystack webhook. */
function signed(body: string, secretKey: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-paystack-signature': createHmac('sha512', secretKey).update(body).digest('hex'),
  };
}

function dataOf({ reference, amount, currency, status }: Transaction) {
  return {
    id: 4_099_260_516,
    domain: 'test',
    reference,
    amount,
    currency,
    status,
    gateway_response: status === 'success' ? 'Successful' : 'Declined',
    paid_at: status === 'success' ? '2026-11-21T10:00:00.000Z' : null,
  };
}
