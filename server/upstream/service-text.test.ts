import * as v from 'valibot';
import { expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { serve } from '../../tests/support/serve.ts';
import { sendJson } from '../../tests/support/send-json.ts';
import { createPaypal } from './paypal/paypal.ts';
import { createPaystack, paystackTransaction, reportOf } from './paystack/paystack.ts';

// Written to a terminal, it would set the window's title, empty the screen and begin another line.
const hostile = '\u001B]0;pwned\u0007 Declined\u001B[2J\r\nby the \u202Ebank';
const harmless = ']0;pwned Declined[2J by the bank';

const attempt = {
  id: 'f0a1',
  amount: moneyOf(25_500_000, 'NGN'),
  email: 'ada@mail.example',
  title: 'Gold',
  returnUrl: 'https://health.example/return',
  cancelUrl: 'https://health.example/cancel',
};

/** Begins a payment at a service that gives this answer, once it has let us sign in. */
async function begin(service: 'paystack' | 'paypal', status: number, body: unknown) {
  await using served = await serve((request, response) => {
    if (request.url === '/v1/oauth2/token') {
      sendJson(response, 200, { access_token: 'token', expires_in: 3600 });
    } else sendJson(response, status, body);
  });
  const url = served.address;
  const payments =
    service === 'paystack'
      ? createPaystack({ secretKey: 'sk_test_fake', url })
      : createPaypal({ clientId: 'id', secret: 'secret', url, insurer: 'Example Health' });
  return await payments.start(attempt);
}

it('the reason of a failed payment is plain words', () => {
  const failed = { reference: 'f0a1', status: 'failed', amount: 100, currency: 'NGN' };
  const reasonOf = (words: string) =>
    reportOf(v.parse(paystackTransaction, { ...failed, gateway_response: words }));
  expect(reasonOf(hostile)).toEqual({ kind: 'failed', reason: harmless });
  expect(reasonOf('x'.repeat(5000))).toEqual({ kind: 'failed', reason: 'x'.repeat(200) });
  expect(reasonOf('\u001B')).toEqual({ kind: 'failed', reason: 'failed' });
});

it.each([
  ['paystack', { status: false, message: hostile }],
  ['paypal', { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: hostile }] }],
  ['paypal', { name: hostile }],
] as const)('the words with which %s refuses a payment are plain', async (service, body) => {
  const refused = { kind: 'refused', reason: harmless };
  await expect(begin(service, 422, body)).resolves.toEqual(refused);
});

it('what a service says goes on without addresses', async () => {
  const message = 'No customer ada@mail.example, see https://pay.example/f0a1 or (mailto://x).';
  await expect(begin('paystack', 400, { status: false, message })).resolves.toEqual({
    kind: 'refused',
    reason: 'No customer (address) see (address) or (address)',
  });
});

it.each([
  [
    'paystack',
    { status: true, data: { authorization_url: 'https://pay.example/1', reference: hostile } },
  ],
  ['paypal', { id: hostile, links: [{ rel: 'payer-action', href: 'https://pay.example/1' }] }],
] as const)('an id of %s that is no plain word begins no payment', async (service, body) => {
  await expect(begin(service, 200, body)).resolves.toMatchObject({ kind: 'refused' });
});
